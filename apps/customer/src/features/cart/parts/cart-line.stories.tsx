import { VegMark } from '@angadi/ui/veg-mark/veg-mark.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { QuantityStepper } from '../../../shared/item/quantity-stepper.tsx'
import { CartLine } from './cart-line.tsx'

const meta = {
  title: 'Customer/CartLine',
  component: CartLine,
  args: {
    name: 'Chicken dum biryani',
    mark: <VegMark diet="non_veg" label="Non-vegetarian" />,
    options: 'Family pack · Raita',
    instructions: 'Less spicy',
    totalPaise: 73_000,
    quantity: (
      <QuantityStepper
        value={1}
        onChange={fn()}
        label="Chicken dum biryani"
        addLabel="Add"
        decreaseLabel="One less"
        increaseLabel="One more"
      />
    ),
  },
} satisfies Meta<typeof CartLine>
export default meta
type Story = StoryObj<typeof meta>

export const Lines: Story = {
  render: (args) => (
    <div className="max-w-reading divide-y divide-line">
      <CartLine {...args} />
      <CartLine
        name="Masala dosa"
        mark={<VegMark diet="veg" label="Vegetarian" />}
        totalPaise={9_000}
        quantity={
          <QuantityStepper
            value={1}
            onChange={fn()}
            label="Masala dosa"
            addLabel="Add"
            decreaseLabel="One less"
            increaseLabel="One more"
          />
        }
        problem="Sold out"
      />
    </div>
  ),
}
