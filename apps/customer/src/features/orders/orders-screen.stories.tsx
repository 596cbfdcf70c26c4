import { publicSettingsOptions } from '@angadi/data/settings/settings.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { cachedOrders, orderLists, sampleOrder, sampleOrders } from '../../shared/samples/orders.ts'
import { signedIn } from '../../shared/samples/person.ts'
import OrdersScreen from './orders-screen.tsx'

const meta = {
  title: 'Customer/Orders',
  component: OrdersScreen,
  tags: ['screen'],
  parameters: { layout: 'fullscreen', path: '/orders' },
  beforeEach: () => signedIn(),
} satisfies Meta<typeof OrdersScreen>
export default meta
type Story = StoryObj<typeof meta>

/** The active orders, and the ways to shopping orders, activity and dashboard (Spec §2 /shopping/orders, /activity). */
export const Active: Story = {
  parameters: { cache: cachedOrders(sampleOrders) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Deg & Dastarkhwan')).toBeVisible()
    const paths = canvas.getAllByRole('link').map((link) => link.getAttribute('href'))
    await expect(paths).toEqual(expect.arrayContaining(['/shopping/orders', '/activity', '/dashboard']))
  },
}

/** Only the orders for later, where the quick action "Scheduled orders" leads (Spec §1 Quick actions). */
export const Later: Story = {
  parameters: {
    path: '/orders?view=active&when=later',
    cache: cachedOrders([
      ...sampleOrders,
      ...sampleOrders
        .filter(({ id }) => id === 'live')
        .map((order) => ({
          ...order,
          id: 'later',
          vendor_name: 'Mandi House',
          scheduled_for: new Date(Date.now() + 86_400_000).toISOString(),
        })),
    ]),
  },
  play: async ({ canvas, userEvent, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(await canvas.findByText('Mandi House')).toBeVisible()
    await expect(canvas.queryByText('Deg & Dastarkhwan')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'All' }))
    await expect(await canvas.findByText('Deg & Dastarkhwan')).toBeVisible()
  },
}

/** None of the active orders is for later. */
export const NoneLater: Story = {
  parameters: { path: '/orders?view=active&when=later', cache: cachedOrders(sampleOrders) },
  play: async ({ canvas, userEvent, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(await canvas.findByText('No orders for later')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }))
    await expect(await canvas.findByText('Deg & Dastarkhwan')).toBeVisible()
  },
}

/** An order that waits for its payment: until when, and the way to pay it. */
export const AwaitingPayment: Story = {
  parameters: {
    cache: [
      ...cachedOrders([
        sampleOrder({
          id: 'unpaid',
          status: 'awaiting_payment',
          payment_method: 'gateway',
          payment_status: 'due',
          created_at: '2026-11-27T12:00:00Z',
          promised_max_at: null,
        }),
        ...sampleOrders,
      ]),
      [publicSettingsOptions().queryKey, [{ setting_key: 'payment_window_seconds', setting_value: 600 }]],
    ],
  },
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(await canvas.findByText('Waiting for payment')).toBeVisible()
    await expect(canvas.getByText(/^pay by 5:40 pm/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Pay: Deg & Dastarkhwan' })).toHaveAttribute(
      'href',
      '/order-tracking/unpaid',
    )
  },
}

/** What nobody paid is told as such. */
export const PastUnpaid: Story = {
  parameters: {
    path: '/orders?view=past',
    cache: cachedOrders([
      sampleOrder({ status: 'cancelled', payment_status: 'void', cancel_reason: 'payment_unconfirmed' }),
    ]),
  },
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(await canvas.findByText('Not paid')).toBeVisible()
    await expect(canvas.queryByText('Cancelled', { selector: 'article *' })).toBeNull()
  },
}

/** Past orders: delivered and cancelled. */
export const Past: Story = {
  parameters: { path: '/orders?view=past', cache: cachedOrders(sampleOrders) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Chutneys & Dosas')).toBeVisible()
  },
}

/** What a subscription brings every morning stands apart. */
export const Daily: Story = {
  parameters: {
    path: '/orders?view=past',
    cache: cachedOrders([
      ...sampleOrders,
      ...sampleOrders
        .filter(({ status }) => status === 'cancelled')
        .map((order) => ({
          ...order,
          id: 'milk',
          kind: 'subscription' as const,
          vendor_name: 'Manjeera Fresh Mart',
        })),
    ]),
  },
  play: async ({ canvas, userEvent, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(await canvas.findByText('Chutneys & Dosas')).toBeVisible()
    await expect(canvas.queryByText('Manjeera Fresh Mart')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Daily deliveries' }))
    await expect(await canvas.findByText('Manjeera Fresh Mart')).toBeVisible()
    await expect(canvas.queryByText('Chutneys & Dosas')).toBeNull()
  },
}

/** No orders yet. */
export const Empty: Story = { parameters: { cache: cachedOrders([]) } }

/** No past orders, but an active one. */
export const EmptyPast: Story = {
  parameters: { path: '/orders?view=past', cache: cachedOrders(sampleOrders.slice(0, 1)) },
}

export const Loading: Story = { parameters: { pending: orderLists } }

export const Unreachable: Story = {
  parameters: { failed: orderLists },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}
