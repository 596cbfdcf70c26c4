import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, within } from 'storybook/test'
import { QuantityStepper } from './quantity-stepper.tsx'

const meta = {
  title: 'Composed/QuantityStepper',
  component: QuantityStepper,
  args: {
    value: 0,
    onChange: fn(),
    label: 'Chicken biryani',
    addLabel: 'Add',
    decreaseLabel: 'One less',
    increaseLabel: 'One more',
    max: 2,
  },
} satisfies Meta<typeof QuantityStepper>
export default meta
type Story = StoryObj<typeof meta>

export const FromAddToFull: Story = {
  render: function FromAddToFull(args) {
    const [value, setValue] = useState(args.value)
    return (
      <div className="flex gap-4">
        <QuantityStepper {...args} value={value} onChange={setValue} />
        <QuantityStepper {...args} label="Haleem" value={2} look="filled" />
      </div>
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add: Chicken biryani' }))
    const group = within(canvas.getByRole('group', { name: 'Chicken biryani' }))
    await userEvent.click(group.getByRole('button', { name: 'One more' }))
    await expect(group.getByText('2')).toBeInTheDocument()
    await userEvent.click(group.getByRole('button', { name: 'One more' }))
    await expect(group.getByText('2')).toBeInTheDocument()
    await userEvent.click(group.getByRole('button', { name: 'One less' }))
    await userEvent.click(group.getByRole('button', { name: 'One less' }))
    await expect(canvas.getByRole('button', { name: 'Add: Chicken biryani' })).toBeVisible()
  },
}
