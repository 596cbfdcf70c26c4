import { earningsKeys } from '@angadi/data/earnings/keys.ts'
import { sampleEarnings } from '@angadi/data/earnings/sample-earnings.ts'
import { useSession } from '@angadi/data/session/session-store.ts'
import { vendorConsoleKeys } from '@angadi/data/vendor-console/keys.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sampleVendor } from '../../shared/samples.ts'
import AnalyticsScreen from './analytics-screen.tsx'

const OWNER = '66666666-6666-4666-8666-666666666666'
const vendor = sampleVendor()
const earnings = sampleEarnings({
  owner_id: vendor.id,
  account_kind: 'vendor_payable',
  name: vendor.name,
  cash_paise: 0,
  available_paise: 184_500,
})
const statement = [
  earningsKeys.statement(vendor.id, 'vendor_payable'),
  {
    pages: [
      [
        {
          id: 2,
          at: '2026-11-21T15:00:00Z',
          kind: 'order_refunded',
          amount_paise: -8244,
          order_number: 'HYD-261121-0042',
          note: null,
          story: {
            reason: 'missing_items',
            parts: [{ code: 'goods', amount_paise: -8244 }],
            lines: [{ name: 'Paneer tikka', quantity: 1 }],
          },
        },
        {
          id: 1,
          at: '2026-11-21T13:00:00Z',
          kind: 'order_settled',
          amount_paise: 33_800,
          order_number: 'HYD-261121-0042',
          note: null,
          story: {
            reason: null,
            parts: [
              { code: 'goods', amount_paise: 42_300 },
              { code: 'commission', amount_paise: -8500 },
            ],
            lines: [{ name: 'Chicken dum biryani', quantity: 2 }],
          },
        },
      ],
    ],
    pageParams: [undefined],
  },
] as const

const meta = {
  title: 'Vendor/Earnings',
  component: AnalyticsScreen,
  tags: ['screen'],
  parameters: { layout: 'fullscreen', path: '/vendor/analytics' },
  beforeEach: () => useSession.setState({ ready: true, userId: OWNER, claimedRoles: ['vendor'] }),
} satisfies Meta<typeof AnalyticsScreen>
export default meta
type Story = StoryObj<typeof meta>

/** What orders brought, and what a refund took back. */
export const Full: Story = {
  parameters: {
    cache: [[vendorConsoleKeys.vendors(OWNER), [vendor]], [earningsKeys.mine(OWNER), [earnings]], statement],
  },
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(await canvas.findByText('−₹82.44')).toBeVisible()
  },
}

/** The earnings are the owner's; others who work there do not see them. */
export const NotTheOwner: Story = {
  parameters: {
    cache: [
      [vendorConsoleKeys.vendors(OWNER), [{ ...vendor, staff_position: 'manager' }]],
      [earningsKeys.mine(OWNER), []],
    ],
  },
}
