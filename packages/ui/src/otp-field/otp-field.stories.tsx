import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { OtpField } from './otp-field.tsx'

const meta = {
  title: 'Primitives/OtpField',
  component: OtpField,
  args: {
    label: '6-digit code',
    digitLabel: (digit: number, length: number) => `Digit ${digit} of ${length}`,
    value: '',
    onChange: fn(),
    onComplete: fn(),
    hint: 'Sent to +91 98480 22338',
  },
} satisfies Meta<typeof OtpField>
export default meta
type Story = StoryObj<typeof meta>

const render: Story['render'] = function Render(args) {
  const [value, setValue] = useState(args.value)
  return (
    <div className="max-w-form">
      <OtpField {...args} value={value} onChange={setValue} />
    </div>
  )
}

/** The last digit submits the code (Spec §2 Sign-in screens). */
export const Typed: Story = {
  render,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: '6-digit code' }))
    await userEvent.keyboard('12345')
    await expect(args.onComplete).not.toHaveBeenCalled()
    await userEvent.keyboard('6')
    await expect(args.onComplete).toHaveBeenCalledOnce()
    await expect(args.onComplete).toHaveBeenCalledWith('123456')
  },
}

/** A pasted code fills all digits and is submitted (Spec §2 Sign-in screens). */
export const Pasted: Story = {
  render,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: '6-digit code' }))
    await userEvent.paste('654 321')
    await expect(args.onComplete).toHaveBeenCalledOnce()
    await expect(args.onComplete).toHaveBeenCalledWith('654321')
    await expect(canvas.getByLabelText('Digit 6 of 6')).toHaveValue('1')
  },
}

/** The message with the code, and digits of another script, as they are pasted (docs/decisions/0077). */
export const PastedMessage: Story = {
  render,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: '6-digit code' }))
    await userEvent.paste('Your code is 123 456. It is valid for 5 minutes.')
    await expect(args.onComplete).toHaveBeenLastCalledWith('123456')
    await userEvent.click(canvas.getByRole('textbox', { name: '6-digit code' }))
    await userEvent.paste('౬౫౪౩౨౧')
    await expect(args.onComplete).toHaveBeenLastCalledWith('654321')
  },
}

export const Wrong: Story = {
  render,
  args: { value: '1111', length: 4, large: true, error: 'Wrong code. 3 tries left.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: '6-digit code' })).toHaveAccessibleDescription(
      /3 tries left/,
    )
  },
}
