import type { QuoteProblem } from '@angadi/data/checkout/quote.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { CouponField } from './coupon-field.tsx'

const meta = {
  title: 'Checkout/CouponField',
  component: CouponField,
  args: { code: undefined, coupon: null, refusal: undefined, busy: false, onChange: fn() },
} satisfies Meta<typeof CouponField>
export default meta
type Story = StoryObj<typeof meta>

const UNKNOWN: QuoteProblem = { code: 'coupon_invalid' }

export const TriedByItsButton: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }))
    await expect(canvas.getByLabelText('Coupon code')).toHaveFocus()
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByLabelText('Coupon code'))
    await userEvent.paste(' “wel\u200bcome 50”. ')
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('WELCOME50')
  },
}

export const RefusedAtItsField: Story = {
  args: { refusal: UNKNOWN },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByLabelText('Coupon code')
    await expect(field).toHaveAccessibleDescription(
      'This coupon is not known or has ended. You can order without it.',
    )
    await userEvent.type(field, 'FREEDEL')
    await expect(field).not.toHaveAccessibleDescription()
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('FREEDEL')
  },
}

function Applied() {
  const [code, setCode] = useState<string | undefined>('WELCOME50')
  return (
    <CouponField
      code={code}
      coupon={{ code: 'WELCOME50', discount_paise: 5000 }}
      refusal={undefined}
      busy={false}
      onChange={setCode}
    />
  )
}

export const AppliedUntilRemoved: Story = {
  render: () => <Applied />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('WELCOME50 saves you ₹50')
    await expect(canvas.queryByLabelText('Coupon code')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove WELCOME50' }))
    await expect(canvas.getByLabelText('Coupon code')).toHaveValue('')
    await expect(canvas.queryByRole('status')).toBeNull()
  },
}
