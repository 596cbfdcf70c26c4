import { earningsKeys } from '@angadi/data/earnings/keys.ts'
import { sampleEarnings } from '@angadi/data/earnings/sample-earnings.ts'
import { useSession } from '@angadi/data/session/session-store.ts'
import { vendorConsoleKeys } from '@angadi/data/vendor-console/keys.ts'
import { vendorEarnedOptions, vendorFiguresOptions } from '@angadi/data/vendor-figures/figures.ts'
import { sampleFigures } from '@angadi/data/vendor-figures/sample-figures.ts'
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
const statements = [earningsKeys.statements(vendor.id, 'vendor_payable'), []] as const
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
    cache: [
      [vendorConsoleKeys.vendors(OWNER), [vendor]],
      [earningsKeys.mine(OWNER), [earnings]],
      statement,
      statements,
    ],
  },
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(await canvas.findByText('−₹82.44')).toBeVisible()
  },
}

/** A manager's position has prices and no money: the figures are theirs, the earnings are explained. */
export const WithoutMoney: Story = {
  parameters: {
    cache: [
      [
        vendorConsoleKeys.vendors(OWNER),
        [{ ...vendor, staff_position: 'manager', rights: ['catalogue', 'orders', 'people', 'prices'] }],
      ],
      [earningsKeys.mine(OWNER), []],
    ],
  },
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(
      await canvas.findByText('Your position does not include money. Ask the owner.'),
    ).toBeVisible()
  },
}

/** A month: each figure with its orders, charts, and the table behind one. */
export const Month: Story = {
  parameters: {
    path: '/vendor/analytics?part=figures&period=month&day=2026-10-31',
    cache: [
      [vendorConsoleKeys.vendors(OWNER), [vendor]],
      [earningsKeys.mine(OWNER), [earnings]],
      [vendorFiguresOptions(vendor.id, 'month', '2026-10-31').queryKey, sampleFigures()],
      [
        vendorEarnedOptions(vendor.id, 'month', '2026-10-31').queryKey,
        { now_paise: 2_840_000, before_paise: 2_700_000, days: [] },
      ],
    ],
  },
  play: async ({ canvas, userEvent, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(
      await canvas.findByRole(
        'link',
        { name: /See the orders.*Ready later than promised/ },
        { timeout: 5000 },
      ),
    ).toHaveAttribute(
      'href',
      expect.stringContaining('figure=prepared_late&first=2026-10-01&last=2026-10-31'),
    )
    await expect(await canvas.findByRole('img', { name: 'Sales by day' }, { timeout: 5000 })).toBeVisible()
    const [asTable] = canvas.getAllByRole('button', { name: 'As a table' })
    if (asTable) await userEvent.click(asTable)
    await expect(await canvas.findByRole('table', { name: 'Sales by day' })).toBeVisible()
    await expect(canvas.getByText(/Counted since 3 Oct 2026/)).toBeVisible()
  },
}

/** A day without an order: nothing is made up. */
export const EmptyDay: Story = {
  parameters: {
    path: '/vendor/analytics?part=figures&period=day&day=2026-10-05',
    cache: [
      [vendorConsoleKeys.vendors(OWNER), [vendor]],
      [earningsKeys.mine(OWNER), [earnings]],
      [
        vendorFiguresOptions(vendor.id, 'day', '2026-10-05').queryKey,
        {
          ...sampleFigures(),
          first_day: '2026-10-05',
          last_day: '2026-10-05',
          compared_first: '2026-10-04',
          compared_last: '2026-10-04',
          now: {},
          before: {},
          days: [{ day: '2026-10-05', sums: {} }],
          hours: Array.from({ length: 24 }, () => ({ placed: 0, sales: 0 })),
          best: [],
          visits_since: null,
        },
      ],
      [
        vendorEarnedOptions(vendor.id, 'day', '2026-10-05').queryKey,
        { now_paise: 0, before_paise: 0, days: [] },
      ],
    ],
  },
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(await canvas.findByText('No visit was counted yet.')).toBeVisible()
    await expect(canvas.getByText('Nothing was cancelled.')).toBeVisible()
  },
}

/** The figures could not be loaded. */
export const FiguresUnreachable: Story = {
  parameters: {
    path: '/vendor/analytics?part=figures&day=2026-10-05',
    cache: [
      [vendorConsoleKeys.vendors(OWNER), [vendor]],
      [earningsKeys.mine(OWNER), [earnings]],
    ],
    failed: [
      vendorFiguresOptions(vendor.id, 'week', '2026-10-05').queryKey,
      vendorEarnedOptions(vendor.id, 'week', '2026-10-05').queryKey,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}
