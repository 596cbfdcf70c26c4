import { notificationKeys } from '@angadi/data/notifications/keys.ts'
import type { Notification } from '@angadi/data/notifications/notification.ts'
import { useSession } from '@angadi/data/session/session-store.ts'
import { Toaster } from '@angadi/ui/toaster/toaster.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, within } from 'storybook/test'
import NotificationSheet from './notification-sheet.tsx'

const ASHA = '00000000-0000-4000-8000-000000000001'

function note(id: number, more: Partial<Notification> = {}): Notification {
  return {
    id: String(id),
    title: 'Order confirmed',
    message: 'Your order HYD-1 from Deg is confirmed.',
    type: 'success',
    is_read: false,
    created_at: `2026-11-21T10:00:${String(60 - id).padStart(2, '0')}Z`,
    expires_at: '2099-12-21T10:00:00Z',
    action_url: '/order-tracking/1',
    template: 'order_confirmed',
    params: { order_number: `HYD-${id}`, vendor: 'Deg & Dastarkhwan' },
    ...more,
  }
}

const SEVEN: readonly Notification[] = [
  note(1),
  note(2, { type: 'warning', template: 'order_no_courier' }),
  note(3, { type: 'error', template: 'of_a_newer_server', title: 'Payment failed', message: 'Try again.' }),
  note(4, { type: 'info', template: 'order_preparing', is_read: true }),
  note(5, { template: 'order_delivered', is_read: true }),
  note(6, { template: 'wallet_credited', params: { amount: '₹120' }, action_url: null, is_read: true }),
  note(7, { is_read: true }),
]

const meta = {
  title: 'Shell/Notifications',
  component: NotificationSheet,
  args: { onClose: fn() },
  beforeEach: () => useSession.setState({ ready: true, userId: ASHA }),
  decorators: [
    (Story) => (
      <>
        <Toaster label="Messages" />
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof NotificationSheet>
export default meta
type Story = StoryObj<typeof meta>

/** Five live ones first, the rest on request (Spec §9 Orders: header notifications 5 live). */
export const Several: Story = {
  tags: ['screen'],
  parameters: { cache: [[notificationKeys.of(ASHA), SEVEN]] },
  play: async ({ userEvent, globals }) => {
    const sheet = within(await screen.findByRole('dialog'))
    await expect(await sheet.findAllByRole('listitem')).toHaveLength(5)
    const more = sheet.getByRole('button', { expanded: false })
    if (globals['language'] === 'en') {
      await expect(sheet.getByRole('heading', { level: 2 })).toHaveTextContent('Notifications')
      await expect(more).toHaveTextContent('Show all 7')
    }
    await userEvent.click(more)
    await expect(sheet.getAllByRole('listitem')).toHaveLength(7)
    if (globals['language'] === 'en') await expect(more).toHaveTextContent('Show the latest 5')
    await userEvent.click(more)
    await expect(sheet.getAllByRole('listitem')).toHaveLength(5)
  },
}

/** A deletion can be taken back while its message stays. */
export const DeletedAndUndone: Story = {
  parameters: { cache: [[notificationKeys.of(ASHA), SEVEN.slice(0, 1)]] },
  play: async ({ userEvent }) => {
    const sheet = within(await screen.findByRole('dialog', { name: 'Notifications' }))
    await userEvent.click(await sheet.findByRole('button', { name: 'Delete' }))
    await expect(await sheet.findByText('No notifications yet')).toBeVisible()
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await expect(await sheet.findByRole('listitem')).toBeVisible()
  },
}

export const Empty: Story = {
  tags: ['screen'],
  parameters: { cache: [[notificationKeys.of(ASHA), []]] },
  play: async ({ globals }) => {
    await screen.findByRole('dialog')
    if (globals['language'] !== 'en') return
    await expect(await screen.findByText('What happens to your orders is told here.')).toBeVisible()
  },
}

/** The notifications could not be loaded: what failed, why, and a retry button. */
export const Failed: Story = {
  play: async () => {
    await expect(
      await screen.findByText('Your notifications could not be loaded', {}, { timeout: 20_000 }),
    ).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}
