import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { SegmentedControl } from './segmented-control.tsx'

const meta = {
  title: 'Primitives/SegmentedControl',
  component: SegmentedControl,
  args: {
    label: 'How do you want it?',
    value: 'delivery',
    onChange: fn(),
    segments: [
      { value: 'delivery', label: 'Delivery' },
      { value: 'pickup', label: 'Pick up' },
    ],
  },
} satisfies Meta<typeof SegmentedControl>
export default meta
type Story = StoryObj<typeof meta>

export const Fulfilment: Story = {
  render: function Fulfilment(args) {
    const [value, setValue] = useState(args.value)
    return (
      <div className="max-w-form">
        <SegmentedControl {...args} value={value} onChange={setValue} />
      </div>
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Pick up'))
    await expect(canvas.getByRole('radio', { name: 'Pick up' })).toBeChecked()
  },
}
