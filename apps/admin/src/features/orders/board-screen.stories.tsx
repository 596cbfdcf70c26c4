import { adminKeys } from '@angadi/data/admin-console/keys.ts'
import { adminOrdersOptions } from '@angadi/data/admin-console/orders.ts'
import { useSession } from '@angadi/data/session/session-store.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { sampleAdminOrder, sampleLine, sampleOverview } from '../../shared/samples.ts'
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
const around = [
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
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('WGL-2611-0007')).length).toBeGreaterThan(0)
  },
}

/** One order with its history and ledger entries. */
export const OneOrder: Story = {
  parameters: {
    path: '/admin?order=order',
    cache: [...around, [adminKeys.order('order'), sampleAdminOrder()]],
  },
  play: async () => {
    // The sheet is a part that is loaded when it opens.
    await expect(await screen.findByRole('dialog', {}, { timeout: 5000 })).toHaveTextContent('Ravi Kumar')
  },
}

/** The order could not be loaded; the board stays behind the sheet. */
export const OneOrderUnreachable: Story = {
  parameters: { path: '/admin?order=order', cache: around, failed: [adminKeys.order('order')] },
}

/** No order matches the filter. */
export const NothingFits: Story = {
  parameters: {
    path: '/admin?search=HYD-0000',
    cache: [
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
  parameters: { pending: [adminKeys.overview, every], cache: [[adminKeys.regions, regions]] },
}

export const Unreachable: Story = {
  parameters: { failed: [adminKeys.overview, every], cache: [[adminKeys.regions, regions]] },
}
