import { adminKeys } from '@angadi/data/admin-console/keys.ts'
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
    ],
  },
  play: async ({ canvas, canvasElement, globals }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'HYD-2611-0042' })).toBeVisible()
    await expect(canvasElement).toHaveTextContent('Ravi Kumar')
    if (globals['language'] !== 'en') return
    await expect(canvas.getByRole('button', { name: /^Cancel, refund ₹/ })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'All orders' })).toHaveAttribute('href', '/admin')
  },
}

export const Loading: Story = {
  parameters: { cache: [[adminKeys.regions, []]], pending: [adminKeys.order('order')] },
}

export const Unreachable: Story = {
  parameters: { cache: [[adminKeys.regions, []]], failed: [adminKeys.order('order')] },
}
