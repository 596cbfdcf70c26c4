import { adminKeys } from '@angadi/data/admin-console/keys.ts'
import type { AdminBanner } from '@angadi/data/banners/banners.ts'
import { bannerKeys } from '@angadi/data/banners/keys.ts'
import { useSession } from '@angadi/data/session/session-store.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import BannersScreen from './banners-screen.tsx'

const running: AdminBanner = {
  id: 'one',
  region_slug: null,
  title: 'Biryani, every way',
  note: 'Sealed pots from your own town',
  picture: 'covers/biryani-2.webp',
  hue: 'food',
  target: '/discover?collection=biryani',
  for_newcomers: false,
  position: 10,
  valid_from: '2026-01-01T00:00:00Z',
  valid_to: null,
  added_by: 'Meera Krishnan',
}
const over: AdminBanner = {
  ...running,
  id: 'two',
  title: 'Sankranti sweets',
  region_slug: 'bidar',
  hue: 'shopping',
  for_newcomers: true,
  valid_to: '2026-01-15T00:00:00Z',
}
const regions = [adminKeys.regions, [{ id: 'r', slug: 'bidar', name: 'Bidar' }]] as const

const meta = {
  title: 'Admin/Banners',
  component: BannersScreen,
  tags: ['screen'],
  parameters: {
    layout: 'fullscreen',
    path: '/admin/banners',
    cache: [regions, [bannerKeys.all, [running, over]]],
  },
  beforeEach: () => useSession.setState({ ready: true, userId: 'admin', claimedRoles: ['admin'] }),
} satisfies Meta<typeof BannersScreen>
export default meta
type Story = StoryObj<typeof meta>

/** What runs can be stopped, and a banner that leads nowhere is not added. */
export const Full: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    if (globals['language'] !== 'en') return
    await expect(canvas.getAllByRole('button', { name: /^Stop/ })).toHaveLength(1)
    const target = canvas.getByRole('textbox', { name: 'Leads to' })
    await userEvent.clear(target)
    await userEvent.type(target, 'https://elsewhere.example')
    await userEvent.click(canvas.getByRole('button', { name: 'Add a banner' }))
    await expect(canvas.getByText(/page of this site/)).toBeVisible()
  },
}

/** There are none. */
export const None: Story = { parameters: { cache: [regions, [bannerKeys.all, []]] } }

/** The list could not be loaded. */
export const Unreachable: Story = { parameters: { cache: [regions], failed: [bannerKeys.all] } }
