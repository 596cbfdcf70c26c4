import type { Meta, StoryObj } from '@storybook/react-vite'
import { VegMark } from '../veg-mark/veg-mark.tsx'
import { OrderLines } from './order-lines.tsx'

const meta = {
  title: 'Composed/OrderLines',
  component: OrderLines,
  args: {
    label: 'Dishes',
    lines: [
      {
        key: '1',
        quantity: 2,
        name: 'Chicken dum biryani',
        options: 'Family pack · Raita',
        mark: <VegMark diet="non_veg" label="Non-vegetarian" />,
      },
      { key: '2', quantity: 1, name: 'Double ka meetha', mark: <VegMark diet="veg" label="Vegetarian" /> },
    ],
  },
} satisfies Meta<typeof OrderLines>
export default meta
type Story = StoryObj<typeof meta>

export const Kitchen: Story = { args: { large: true } }
export const Receipt: Story = {}
