import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, within } from 'storybook/test'
import { QuantityStepper, type QuantityStepperProps } from './quantity-stepper.tsx'

const meta = {
  title: 'Customer/QuantityStepper',
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

function Steppers(args: QuantityStepperProps) {
  const [value, setValue] = useState(args.value)
  return (
    <div className="flex gap-4">
      <QuantityStepper {...args} value={value} onChange={setValue} />
      <QuantityStepper {...args} label="Haleem" value={2} variant="filled" />
    </div>
  )
}

export const FromAddToFull: Story = {
  render: (args) => <Steppers {...args} />,
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

export const ByKeyboard: Story = {
  render: (args) => <Steppers {...args} />,
  play: async ({ canvas, userEvent, globals }) => {
    canvas.getByRole('button', { name: 'Add: Chicken biryani' }).focus()
    await userEvent.keyboard('{Enter}')
    const group = within(canvas.getByRole('group', { name: 'Chicken biryani' }))
    await expect(group.getByRole('button', { name: 'One more' })).toHaveFocus()
    // The cart is one key away from what was added, and no stop of what was not (look.md, cart bar).
    await userEvent.tab()
    if (globals['language'] !== 'en') return
    await expect(canvas.getByRole('link', { name: 'Go to cart' })).toHaveFocus()
    await expect(canvas.getByRole('link', { name: 'Go to cart' })).toHaveAttribute('href', '/shopping/cart')
    await userEvent.tab()
    await expect(canvas.queryByRole('link', { name: 'Go to cart' })).toBeNull()
    group.getByRole('button', { name: 'One less' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: 'Add: Chicken biryani' })).toHaveFocus()
  },
}

export const NeverBelowOne: Story = {
  args: { value: 1, min: 1 },
  render: (args) => <Steppers {...args} />,
  play: async ({ canvas, userEvent }) => {
    const group = within(canvas.getByRole('group', { name: 'Chicken biryani' }))
    await userEvent.click(group.getByRole('button', { name: 'One less' }))
    await expect(group.getByText('1')).toBeVisible()
  },
}
