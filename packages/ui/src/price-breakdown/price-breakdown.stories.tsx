import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PriceBreakdown } from './price-breakdown.tsx'

const meta = {
  title: 'Composed/PriceBreakdown',
  component: PriceBreakdown,
  args: {
    lines: [
      { key: 'items', label: 'Dishes', paise: 73_000 },
      { key: 'packaging', label: 'Packaging', paise: 2_000 },
      { key: 'delivery', label: 'Delivery, 1.2 km', paise: 0 },
      { key: 'tax', label: 'Taxes', note: '5 % GST on food', paise: 3_650 },
      { key: 'discount', label: 'Coupon ANGADI50', paise: -5_000 },
    ],
    total: { label: 'To pay', paise: 73_650 },
    freeLabel: 'Free',
  },
} satisfies Meta<typeof PriceBreakdown>
export default meta
type Story = StoryObj<typeof meta>

export const Quote: Story = {
  render: (args) => (
    <div className="max-w-form">
      <PriceBreakdown {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Free')).toBeVisible()
    await expect(canvas.getByText('-₹50')).toBeVisible()
  },
}
