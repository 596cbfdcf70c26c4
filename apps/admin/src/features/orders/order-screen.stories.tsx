import { adminKeys } from '@angadi/data/admin-console/keys.ts'
import { dispatchKeys } from '@angadi/data/dispatch/keys.ts'
import { useSession } from '@angadi/data/session/session-store.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sampleAdminOrder } from '../../shared/samples.ts'
import OrderScreen from './order-screen.tsx'

const ADMIN = '55555555-5555-4555-8555-555555555555'

const meta = {
  title: 'Admin/Order',
  component: OrderScreen,
  tags: ['screen'],
  parameters: { layout: 'fullscreen', path: '/admin/orders/order', route: '/admin/orders/:orderId' },
  beforeEach: () => useSession.setState({ ready: true, userId: ADMIN, claimedRoles: ['admin'] }),
} satisfies Meta<typeof OrderScreen>
export default meta
type Story = StoryObj<typeof meta>

/** One order with its history and books; what moves money says how much. */
export const OneOrder: Story = {
  parameters: {
    cache: [
      [adminKeys.regions, []],
      [adminKeys.order('order'), sampleAdminOrder()],
      [
        dispatchKeys.ofOrder(sampleAdminOrder().order.id),
        [
          {
            at: '2026-11-21T07:05:00Z',
            leg: '1',
            round: 1,
            radius_m: 3000,
            considered: [
              { courier_id: 'a', name: 'Imran Pasha', metres: 800, points: 12, why_not: null, offered: true },
              {
                courier_id: 'b',
                name: 'Kiran Rao',
                metres: 400,
                points: null,
                why_not: 'silent',
                offered: false,
              },
            ],
          },
        ],
      ],
    ],
  },
  play: async ({ canvas, canvasElement, globals }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'HYD-2611-0042' })).toBeVisible()
    await expect(canvasElement).toHaveTextContent('Ravi Kumar')
    if (globals['language'] !== 'en') return
    await expect(canvas.getByRole('button', { name: /^Cancel, refund ₹/ })).toBeVisible()
    await expect(await canvas.findByText('Fell silent')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'All orders' })).toHaveAttribute('href', '/admin')
  },
}

export const Loading: Story = {
  parameters: { cache: [[adminKeys.regions, []]], pending: [adminKeys.order('order')] },
}

export const Unreachable: Story = {
  parameters: { cache: [[adminKeys.regions, []]], failed: [adminKeys.order('order')] },
}
