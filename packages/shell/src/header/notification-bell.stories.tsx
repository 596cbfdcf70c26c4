import { notificationKeys } from '@angadi/data/notifications/keys.ts'
import { useSession } from '@angadi/data/session/session-store.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { NotificationBell } from './notification-bell.tsx'

const ASHA = '00000000-0000-4000-8000-000000000001'

function unread(count: number) {
  return Array.from({ length: count }, (_, index) => ({
    id: String(index),
    title: 'New order',
    message: 'Order HYD-1 is waiting to be accepted.',
    type: 'info',
    is_read: false,
    created_at: '2026-11-21T10:00:00Z',
    expires_at: '2099-12-21T10:00:00Z',
    action_url: null,
    template: 'vendor_order_new',
    params: {},
  }))
}

const meta = {
  title: 'Shell/NotificationBell',
  component: NotificationBell,
  beforeEach: () => useSession.setState({ ready: true, userId: ASHA }),
} satisfies Meta<typeof NotificationBell>
export default meta
type Story = StoryObj<typeof meta>

export const Three: Story = {
  parameters: { cache: [[notificationKeys.of(ASHA), unread(3)]] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Notifications, 3 unread' })).toHaveTextContent('3')
  },
}

/** Badge caps 99+ (Spec §9 Orders). */
export const Many: Story = {
  parameters: { cache: [[notificationKeys.of(ASHA), unread(120)]] },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('button', { name: 'Notifications, more than 99 unread' }),
    ).toHaveTextContent('99+')
  },
}
