import { useSession } from '@angadi/data/session/session-store.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import ShopScreen from './shop-screen.tsx'

const meta = {
  title: 'Vendor/Shop',
  component: ShopScreen,
  tags: ['screen'],
  parameters: { layout: 'fullscreen', path: '/vendor/shopping' },
} satisfies Meta<typeof ShopScreen>
export default meta
type Story = StoryObj<typeof meta>

/** A guest is asked to sign in, or to apply. */
export const Guest: Story = {
  beforeEach: () => useSession.setState({ ready: true, userId: null, claimedRoles: [] }),
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findAllByRole('link')).toHaveLength(2)
    if (globals['language'] === 'en')
      await expect(canvas.getByRole('link', { name: 'Sign in' })).toBeVisible()
  },
}
