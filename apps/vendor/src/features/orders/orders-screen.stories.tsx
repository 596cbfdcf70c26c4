import { useSession } from '@angadi/data/session/session-store.ts'
import { vendorConsoleKeys } from '@angadi/data/vendor-console/keys.ts'
import { liveOrdersOptions } from '@angadi/data/vendor-console/orders.ts'
import { pastOrdersOptions } from '@angadi/data/vendor-console/past-orders.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sampleOrder, sampleVendor } from '../../shared/samples.ts'
import OrdersScreen from './orders-screen.tsx'

const OWNER = '33333333-3333-4333-8333-333333333333'
const past = pastOrdersOptions('vendor', { outcome: undefined, since: undefined, search: '' }).queryKey
const around = [
  [vendorConsoleKeys.vendors(OWNER), [sampleVendor()]],
  [liveOrdersOptions('vendor').queryKey, { orders: [], serverOffsetMs: 0 }],
] as const
const ended = [
  sampleOrder({ status: 'delivered', accept_by: null }),
  sampleOrder({
    order_id: 'gone',
    order_number: 'HYD-2611-0041',
    customer_name: 'Kiran T.',
    status: 'cancelled',
    cancelled_by: 'user',
    cancel_reason: 'changed_mind',
    accept_by: null,
  }),
]

const meta = {
  title: 'Vendor/Past orders',
  component: OrdersScreen,
  tags: ['screen'],
  parameters: { layout: 'fullscreen', path: '/vendor/orders' },
  beforeEach: () => {
    localStorage.clear()
    useSession.setState({ ready: true, userId: OWNER, claimedRoles: ['vendor'] })
  },
} satisfies Meta<typeof OrdersScreen>
export default meta
type Story = StoryObj<typeof meta>

/** Delivered and cancelled. */
export const Full: Story = {
  parameters: { cache: [...around, [past, { pages: [ended], pageParams: [undefined] }]] },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('HYD-2611-0041')).length).toBeGreaterThan(0)
  },
}

/** No past orders yet. */
export const Empty: Story = {
  parameters: { cache: [...around, [past, { pages: [[]], pageParams: [undefined] }]] },
}

export const Loading: Story = { parameters: { cache: around, pending: [past] } }

export const Unreachable: Story = {
  parameters: { cache: around, failed: [past] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}
