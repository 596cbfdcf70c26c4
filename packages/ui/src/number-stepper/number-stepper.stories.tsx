import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { NumberStepper } from './number-stepper.tsx'

const meta = {
  title: 'Primitives/NumberStepper',
  component: NumberStepper,
  args: {
    label: 'Preparation time',
    value: 55,
    min: 5,
    max: 60,
    step: 5,
    decreaseLabel: 'Less time',
    increaseLabel: 'More time',
    onChange: fn(),
  },
} satisfies Meta<typeof NumberStepper>
export default meta
type Story = StoryObj<typeof meta>

export const Minutes: Story = {
  render: function Minutes(args) {
    const [value, setValue] = useState(args.value)
    return (
      <NumberStepper {...args} value={value} onChange={setValue}>
        {value} min
      </NumberStepper>
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More time' }))
    await expect(canvas.getByText('60 min')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'More time' })).toHaveAttribute('aria-disabled', 'true')
  },
}
