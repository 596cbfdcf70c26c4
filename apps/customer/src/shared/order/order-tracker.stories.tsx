import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { OrderTracker } from './order-tracker.tsx'

const meta = {
  title: 'Customer/OrderTracker',
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
/** Names as long as in Telugu, on a phone of 320 px: only the current step's name is shown, below the steps. */
export const LongNamesOnANarrowPhone: Story = {
  decorators: [
    (Story) => (
      <div className="w-64">
        <Story />
      </div>
    ),
  ],
  args: {
    steps: [
      { step: 'confirmed', label: 'కన్ఫర్మ్ అయింది' },
      { step: 'preparing', label: 'తయారీలో' },
      { step: 'on_way', label: 'దారిలో ఉంది' },
      { step: 'delivered', label: 'డెలివరీ అయింది' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4)
    const names = canvas.getAllByText(/కన్ఫర్మ్ అయింది|తయారీలో|దారిలో ఉంది|డెలివరీ అయింది/)
    await expect(names).toHaveLength(5)
    // Words for screen readers only stand in a box of one pixel.
    const shown = names.filter((name) => (name.closest('li > span') ?? name).clientWidth !== 1)
    await expect(shown.map((name) => name.textContent)).toEqual(['దారిలో ఉంది'])
  },
}
export const Waiting: Story = { args: { current: undefined } }
export const Delivered: Story = { args: { current: 'delivered' } }
