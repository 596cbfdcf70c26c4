import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { OrderTracker } from './order-tracker.tsx'

const meta = {
  title: 'Composed/OrderTracker',
  component: OrderTracker,
  args: {
    label: 'Progress of the order',
    current: 'on_way',
    doneLabel: 'done',
    steps: [
      { step: 'confirmed', label: 'Confirmed', at: '7:31 pm' },
      { step: 'preparing', label: 'Preparing', at: '7:34 pm' },
      { step: 'on_way', label: 'On the way' },
      { step: 'delivered', label: 'Delivered' },
    ],
  },
} satisfies Meta<typeof OrderTracker>
export default meta
type Story = StoryObj<typeof meta>

export const OnItsWay: Story = {
  play: async ({ canvas }) => {
    const current = canvas
      .getAllByRole('listitem')
      .find((step) => step.getAttribute('aria-current') === 'step')
    await expect(current).toHaveTextContent('On the way')
  },
}
export const Waiting: Story = { args: { current: undefined } }
export const Delivered: Story = { args: { current: 'delivered' } }
