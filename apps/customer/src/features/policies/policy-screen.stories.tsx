import { policyKeys } from '@angadi/data/policies/keys.ts'
import { settingKeys } from '@angadi/data/settings/keys.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { guest } from '../../shared/samples/person.ts'
import PolicyScreen from './policy-screen.tsx'

const FIGURES = {
  accept_minutes: '4',
  acknowledge_hours: '48',
  cancel_most: '₹100',
  cancel_percent: '10',
  contact_minutes: '30',
  credit_most: '₹100',
  credit_percent: '10',
  delivery_base: '₹25',
  delivery_base_km: '2',
  delivery_per_km: '₹7',
  exports_per_day: '3',
  free_cancel_minutes: '1',
  help_at_once: '₹300',
  help_hours: '48',
  late_minutes: '10',
  platform_fee: '₹5',
  radius_km: '15',
  resolve_days: '30',
  small_cart_below: '₹99',
  small_cart_fee: '₹15',
}

const text = (setting_key: string, setting_value: string) => ({
  setting_key,
  setting_value,
  category: 'company',
  description: '',
  is_public: true,
  updated_at: '2026-11-22T00:00:00Z',
  unit: null,
  minimum: null,
  maximum: null,
})

const cache = [
  [policyKeys.figures, FIGURES],
  [
    settingKeys.public,
    [
      text('company_name', 'Angadi Marketplace Private Limited'),
      text('company_address', 'Madhapur, Hyderabad'),
      text('company_tax_id', '36AAACA0000A1Z5'),
      text('grievance_name', 'Lakshmi Narayana Rao'),
      text('grievance_email', 'grievance@angadi.in'),
      text('grievance_phone', '+91 40 4000 1235'),
    ],
  ],
]

const meta = {
  title: 'Customer/Policy',
  component: PolicyScreen,
  tags: ['screen'],
  parameters: { layout: 'fullscreen', path: '/terms', cache },
  beforeEach: () => guest(),
} satisfies Meta<typeof PolicyScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Terms: Story = {}

/** No placeholder is left between the words. */
export const Refunds: Story = {
  parameters: { path: '/refund-policy' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent).not.toContain('{{')
    await expect(canvasElement.textContent).toContain('₹300')
  },
}

export const Privacy: Story = { parameters: { path: '/privacy-policy' } }

export const Pricing: Story = { parameters: { path: '/pricing-policy' } }

export const Delivery: Story = { parameters: { path: '/shipping-policy' } }

export const Loading: Story = { parameters: { cache: [], pending: [policyKeys.figures, settingKeys.public] } }

export const Unreachable: Story = {
  parameters: { cache: [], failed: [policyKeys.figures, settingKeys.public] },
}
