import type { Meta, StoryObj } from '@storybook/react-vite'
import { Bike } from 'lucide-react'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { ChoiceCards } from './choice-card.tsx'

const meta = {
  title: 'Customer/ChoiceCards',
  component: ChoiceCards,
  args: {
    label: 'Vehicle',
    value: 'bike',
    onChange: fn(),
    options: [
      { value: 'bike', title: 'Motorbike', icon: <Bike /> },
      { value: 'bicycle', title: 'Bicycle', note: 'Up to 4 km' },
      { value: 'car', title: 'Car', disabled: true },
    ],
  },
} satisfies Meta<typeof ChoiceCards>
export default meta
type Story = StoryObj<typeof meta>

export const Vehicles: Story = {
  render: function Vehicles(args) {
    const [value, setValue] = useState(args.value)
    return (
      <div className="max-w-form">
        <ChoiceCards {...args} value={value} onChange={setValue} />
      </div>
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Bicycle'))
    await expect(canvas.getByRole('radio', { name: /Bicycle/ })).toBeChecked()
  },
}
