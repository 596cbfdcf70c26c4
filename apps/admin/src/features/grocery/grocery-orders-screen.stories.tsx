import { type AdminGroceryOrder, adminGroceryOrdersOptions } from '@angadi/data/grocery/admin-orders.ts'
import { adminPickingOptions } from '@angadi/data/grocery/admin-picking.ts'
import { samplePicking } from '@angadi/data/grocery/sample-picking.ts'
import { useSession } from '@angadi/data/session/session-store.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import GroceryOrdersScreen from './grocery-orders-screen.tsx'

const all = adminGroceryOrdersOptions({ statuses: [], problem: undefined, search: '' }).queryKey
const short = adminGroceryOrdersOptions({ statuses: [], problem: 'short', search: '' }).queryKey
const order: AdminGroceryOrder = {
  order_id: 'order',
  order_number: 'HYD-261122-0042',
  status: 'preparing',
  kind: 'delivery',
  vendor_name: 'Annapurna Kirana',
  customer_name: 'Ananya Reddy',
  region_slug: 'hyderabad',
  total_paise: 42_000,
  payment_method: 'wallet',
  placed_at: '2026-11-22T12:45:00Z',
  scheduled_for: null,
  promised_max_at: '2026-11-22T13:20:00Z',
  late: true,
  lines_count: 4,
  decided_count: 3,
  short_count: 2,
  substituted_count: 1,
  waiting_answers: 1,
  back_paise: 0,
  bags_count: 0,
  bags_checked: 0,
}

function page(orders: readonly AdminGroceryOrder[]) {
  return { pages: [orders], pageParams: [undefined] }
}

const meta = {
  title: 'Admin/Grocery orders',
  component: GroceryOrdersScreen,
  tags: ['screen'],
  parameters: {
    layout: 'fullscreen',
    path: '/admin/grocery-orders',
    cache: [
      [
        all,
        page([
          order,
          {
            ...order,
            order_id: 'two',
            order_number: 'HYD-261122-0041',
            status: 'delivered',
            late: false,
            waiting_answers: 0,
            back_paise: 7840,
          },
        ]),
      ],
    ],
  },
  beforeEach: () => useSession.setState({ ready: true, userId: 'admin', claimedRoles: ['admin'] }),
} satisfies Meta<typeof GroceryOrdersScreen>
export default meta
type Story = StoryObj<typeof meta>

/** Orders with how far they are picked, and what is wrong. */
export const Full: Story = {
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect((await canvas.findAllByText('2 short, 1 replaced'))[0]).toBeVisible()
    await expect(canvas.getByText('1 answer open')).toBeVisible()
  },
}

/** The picking of one order: each line with what was offered and who answered. */
export const OneOrder: Story = {
  parameters: {
    path: '/admin/grocery-orders?order=order',
    cache: [
      [all, page([order])],
      [
        adminPickingOptions('order', 'opening', 'en').queryKey,
        { ...samplePicking(), customer_name: 'Ananya Reddy', instructions: null, events: [] },
      ],
    ],
  },
  play: async ({ globals }) => {
    if (globals['language'] !== 'en') return
    const sheet = within(await screen.findByRole('dialog'))
    await expect(await sheet.findByText(/by the customer/)).toBeVisible()
  },
}

/** Nothing is missing anywhere. */
export const FilteredAway: Story = {
  parameters: { path: '/admin/grocery-orders?problem=short', cache: [[short, page([])]] },
}

export const Loading: Story = { parameters: { cache: [], pending: [all] } }

export const Unreachable: Story = {
  parameters: { cache: [], failed: [all] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}
