import { notificationKeys } from '@angadi/data/notifications/keys.ts'
import { useSession } from '@angadi/data/session/session-store.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import ConsoleLayout from './console-layout.tsx'

const WHO = '11111111-1111-4111-8111-111111111111'

const meta = {
  title: 'Admin/Layout',
  component: ConsoleLayout,
  tags: ['screen'],
  parameters: { layout: 'fullscreen', path: '/admin', cache: [[notificationKeys.of(WHO), []]] },
  args: {
    children: (
      <main className="p-4">
        <h1>Angadi</h1>
      </main>
    ),
  },
  beforeEach: () => useSession.setState({ ready: true, userId: WHO, claimedRoles: ['admin'] }),
} satisfies Meta<typeof ConsoleLayout>
export default meta

/** The brand on the left; support, payouts, banners, settings, notifications and the account menu on the right. */
export const Header: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(6)
    await expect(canvas.getAllByRole('button')).toHaveLength(2)
  },
}
