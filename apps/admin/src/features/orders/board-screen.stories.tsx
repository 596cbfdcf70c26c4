import { adminKeys } from '@angadi/data/admin-console/keys.ts'
import type { Needs } from '@angadi/data/admin-console/needs.ts'
import { adminOrdersOptions } from '@angadi/data/admin-console/orders.ts'
import { useSession } from '@angadi/data/session/session-store.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { sampleLine, sampleOverview } from '../../shared/samples.ts'
import BoardScreen from './board-screen.tsx'

const ADMIN = '55555555-5555-4555-8555-555555555555'
const every = adminOrdersOptions({ statuses: [], region: '', search: '', isForLater: false }).queryKey
const regions = [
  { id: 'hyd', slug: 'hyderabad', name: 'Hyderabad' },
  { id: 'wgl', slug: 'warangal', name: 'Warangal' },
]
const lines = [
  sampleLine({
    order_id: 'late',
    order_number: 'HYD-2611-0043',
    late: true,
    courier_name: null,
    delivery_state: 'no_courier',
  }),
  sampleLine(),
  sampleLine({
    order_id: 'gone',
    order_number: 'WGL-2611-0007',
    status: 'cancelled',
    payment_status: 'refunded',
    delivery_state: 'cancelled',
  }),
]
const needed = (id: string, minutes: number, about: string | null = null) => ({
  order_id: id,
  order_number: `HYD-2611-${id}`,
  vendor_name: 'Deg & Dastarkhwan',
  customer_name: 'Ananya Reddy',
  courier_name: null,
  status: 'ready' as const,
  since: new Date(Date.now() - minutes * 60_000).toISOString(),
  about,
})
const needs: Needs = {
  server_now: new Date().toISOString(),
  needs: [
    { need: 'refused', count: 1, orders: [needed('0050', 4, 'too_busy')] },
    {
      need: 'late',
      count: 7,
      orders: ['0041', '0042', '0043', '0044', '0045', '0046'].map((id) => needed(id, 72)),
    },
    { need: 'courier_help', count: 1, orders: [needed('0049', 2, 'accident')] },
  ],
}
const around = [
  [adminKeys.needs, needs],
  [adminKeys.overview, sampleOverview],
  [adminKeys.regions, regions],
  [every, { pages: [lines], pageParams: [undefined] }],
] as const

const meta = {
  title: 'Admin/Board',
  component: BoardScreen,
  tags: ['screen'],
  parameters: { layout: 'fullscreen', path: '/admin' },
  beforeEach: () => useSession.setState({ ready: true, userId: ADMIN, claimedRoles: ['admin'] }),
} satisfies Meta<typeof BoardScreen>
export default meta
type Story = StoryObj<typeof meta>

/** Figures, filters, and orders that are under way, late or cancelled. */
export const Full: Story = {
  parameters: { cache: around },
  play: async ({ canvas, globals }) => {
    await expect((await canvas.findAllByText('WGL-2611-0007')).length).toBeGreaterThan(0)
    const column = within(canvas.getByRole('heading', { level: 2 }).parentElement ?? document.body)
    // The worst first, each with its number and its age.
    const heads = column.getAllByRole('heading', { level: 3 })
    await expect(heads.map((head) => head.textContent?.replace(/\D/g, ''))).toEqual(['1', '7', '1'])
    if (globals['language'] !== 'en') return
    await expect(heads[0]).toHaveTextContent('A courier asks for help')
    await expect(column.getAllByText('1 h 12 min')).toHaveLength(5)
    await expect(column.getByText('and 2 more')).toBeVisible()
    await expect(column.getByRole('link', { name: /HYD-2611-0049/ })).toHaveAttribute(
      'href',
      '/admin/orders/0049',
    )
  },
}

/** No order matches the filter. */
export const NothingFits: Story = {
  parameters: {
    path: '/admin?search=HYD-0000',
    cache: [
      [adminKeys.needs, { ...needs, needs: [] }],
      [adminKeys.overview, sampleOverview],
      [adminKeys.regions, regions],
      [
        adminOrdersOptions({ statuses: [], region: '', search: 'HYD-0000', isForLater: false }).queryKey,
        { pages: [[]], pageParams: [undefined] },
      ],
    ],
  },
}

/** The ledger does not balance. */
export const Unbalanced: Story = {
  parameters: { cache: [...around, [adminKeys.overview, { ...sampleOverview, ledger_balanced: false }]] },
}

export const Loading: Story = {
  parameters: {
    pending: [adminKeys.overview, adminKeys.needs, every],
    cache: [[adminKeys.regions, regions]],
  },
}

export const Unreachable: Story = {
  parameters: { failed: [adminKeys.overview, adminKeys.needs, every], cache: [[adminKeys.regions, regions]] },
}
