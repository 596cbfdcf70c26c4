import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { RadioGroup } from './radio-group.tsx'

const meta = {
  title: 'Primitives/RadioGroup',
  component: RadioGroup,
  args: {
    label: 'Why can you not take this order?',
    options: [
      { value: 'sold_out', label: 'A dish is sold out' },
      { value: 'busy', label: 'Too busy', hint: 'You will be paused for 15 minutes' },
      { value: 'closing', label: 'Closing soon' },
      { value: 'other', label: 'Another reason', disabled: true },
    ],
    value: undefined,
    onChange: fn(),
  },
} satisfies Meta<typeof RadioGroup>
export default meta
type Story = StoryObj<typeof meta>

export const Reasons: Story = {
  render: function Reasons(args) {
    const [value, setValue] = useState(args.value)
    return (
      <div className="max-w-form">
        <RadioGroup {...args} value={value} onChange={setValue} />
      </div>
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Too busy'))
    await expect(canvas.getByRole('radio', { name: /Too busy/ })).toBeChecked()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: 'Closing soon' })).toBeChecked()
  },
}
export const WithError: Story = { args: { error: 'Choose a reason' } }
