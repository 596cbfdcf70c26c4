import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Bill } from './bill.tsx'

const meta = {
  title: 'Shell/Bill',
  component: Bill,
  args: {
    charges: [
      { code: 'items', amount_paise: 59_800 },
      { code: 'packaging', amount_paise: 1500 },
      { code: 'delivery', amount_paise: 3900 },
      { code: 'platform', amount_paise: 500 },
      { code: 'tax', tax_class: 'delivery', rate_bp: 1800, base_paise: 3900, amount_paise: 702 },
      { code: 'tax', tax_class: 'restaurant', rate_bp: 500, base_paise: 61_300, amount_paise: 3065 },
      { code: 'discount', amount_paise: -5000 },
      { code: 'tip', amount_paise: 2000 },
    ],
    totalPaise: 66_467,
    couponCode: 'WELCOME50',
  },
} satisfies Meta<typeof Bill>
export default meta
type Story = StoryObj<typeof meta>

export const Dinner: Story = {
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(await canvas.findByText('Discount (WELCOME50)')).toBeVisible()
    await expect(canvas.getByText('GST 5 % on food')).toBeVisible()
  },
}

/** A code and a tax class that this build does not know are shown all the same, and the total stays explained. */
export const NewerCharges: Story = {
  args: {
    charges: [
      { code: 'items', amount_paise: 20_000 },
      { code: 'congestion_levy', amount_paise: 1000 },
      { code: 'tax', tax_class: 'dairy', rate_bp: 500, base_paise: 20_000, amount_paise: 1000 },
    ],
    totalPaise: 22_000,
    couponCode: null,
  },
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(await canvas.findByText('Other charges')).toBeVisible()
    await expect(canvas.getByText('GST 5 %')).toBeVisible()
  },
}

/** A dish was refunded, with its tax and less its part of the discount. */
export const Refunded: Story = {
  args: {
    refunds: [
      { code: 'items', amount_paise: -20_000 },
      { code: 'tax', tax_class: 'restaurant', rate_bp: 500, base_paise: -20_000, amount_paise: -1000 },
      { code: 'discount', amount_paise: 1672 },
    ],
  },
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(await canvas.findByRole('region', { name: 'Refunded' })).toHaveTextContent('After refunds')
  },
}
