import { notificationKeys } from '@angadi/data/notifications/keys.ts'
import { useSession } from '@angadi/data/session/session-store.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { MainNav } from './main-nav.tsx'
import TopBar from './top-bar.tsx'
import type { MainNavKey } from './use-main-nav.ts'

const WHO = '11111111-1111-4111-8111-111111111111'

/** The top bar of wide screens, and the bottom navigation of phones with the role switcher above it. */
function Around({ navItem }: { readonly navItem: MainNavKey }) {
  return (
    <>
      <TopBar navItem={navItem} />
      <main className="min-h-96 p-4">
        <h1>Angadi</h1>
      </main>
      <MainNav navItem={navItem} />
    </>
  )
}

const meta = {
  title: 'Customer/Layout',
  component: Around,
  tags: ['screen'],
  parameters: { layout: 'fullscreen' },
  args: { navItem: 'home' },
  beforeEach: () => useSession.setState({ ready: true, userId: null, claimedRoles: [] }),
} satisfies Meta<typeof Around>
export default meta
type Story = StoryObj<typeof meta>

export const Guest: Story = {
  play: async ({ canvasElement }) => {
    const shown = [...canvasElement.querySelectorAll('nav')].filter((nav) => nav.checkVisibility())
    await expect(shown).toHaveLength(1)
    await expect(shown[0]?.querySelectorAll('[aria-current=page]')).toHaveLength(1)
  },
}

/** A user who also runs a restaurant: role switcher on phones, account menu on desktops. */
export const TwoRoles: Story = {
  args: { navItem: 'profile' },
  parameters: { path: '/profile', cache: [[notificationKeys.of(WHO), []]] },
  beforeEach: () => useSession.setState({ ready: true, userId: WHO, claimedRoles: ['user', 'vendor'] }),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const strip = await waitFor(() => {
      const found = canvasElement.querySelector('[data-role-strip]')
      if (!found) throw new Error('the strip of roles has not come yet')
      return found
    })
    if (strip.checkVisibility()) {
      await expect(strip.querySelectorAll('a')).toHaveLength(2)
      return
    }
    const menus = await canvas.findAllByRole('button', { expanded: false })
    const account = menus.at(-1)
    if (account) await userEvent.click(account)
    const entries = canvasElement.ownerDocument.querySelectorAll('[role=menuitem]')
    await expect(entries.length).toBeGreaterThanOrEqual(6)
  },
}
