import { approvalKeys } from '@angadi/data/approvals/keys.ts'
import { notificationKeys } from '@angadi/data/notifications/keys.ts'
import { useSession } from '@angadi/data/session/session-store.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import ConsoleLayout from './console-layout.tsx'

const WHO = '11111111-1111-4111-8111-111111111111'

const meta = {
  title: 'Admin/Layout',
  component: ConsoleLayout,
  tags: ['screen'],
  parameters: {
    layout: 'fullscreen',
    path: '/admin',
    cache: [
      [notificationKeys.of(WHO), []],
      [approvalKeys.waiting, { waiting: 3, late: 1, since: '2026-11-24T06:00:00Z' }],
    ],
  },
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

/** On a phone the pages are in a menu; the brand, notifications and the account menu beside it. */
export const Header: StoryObj<typeof meta> = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pages of the console' }))
    await expect(await screen.findAllByRole('menuitem')).toHaveLength(26)
    await expect(screen.getByRole('menuitem', { name: 'Returns' })).toHaveAttribute('href', '/admin/returns')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  },
}
