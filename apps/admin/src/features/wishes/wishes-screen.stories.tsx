import { adminKeys } from '@angadi/data/admin-console/keys.ts'
import type { Wish } from '@angadi/data/admin-console/wishes.ts'
import { useSession } from '@angadi/data/session/session-store.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import WishesScreen from './wishes-screen.tsx'

const wishes: readonly Wish[] = [
  {
    slug: 'pets',
    name: 'Pet services',
    region_slug: 'hyderabad',
    region_name: 'Hyderabad',
    wishes: 41,
    latest: '2026-11-25T09:30:00Z',
  },
  {
    slug: 'pets',
    name: 'Pet services',
    region_slug: null,
    region_name: null,
    wishes: 3,
    latest: '2026-11-20T09:30:00Z',
  },
  {
    slug: 'area',
    name: 'Deliveries',
    region_slug: '19.1,72.9',
    region_name: 'Mumbai',
    wishes: 2,
    latest: '2026-11-24T09:30:00Z',
  },
]

const meta = {
  title: 'Admin/Wishes',
  component: WishesScreen,
  tags: ['screen'],
  parameters: { layout: 'fullscreen', path: '/admin/wishes', cache: [[adminKeys.wishes, wishes]] },
  beforeEach: () => useSession.setState({ ready: true, userId: 'admin', claimedRoles: ['admin'] }),
} satisfies Meta<typeof WishesScreen>
export default meta
type Story = StoryObj<typeof meta>

/** The most wanted first, by town. */
export const Wanted: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Hyderabad')).toBeVisible()
    await expect(canvas.getByText('41')).toBeVisible()
  },
}

export const Nothing: Story = { parameters: { cache: [[adminKeys.wishes, []]] } }

export const Loading: Story = { parameters: { cache: [], pending: [adminKeys.wishes] } }

export const Unreachable: Story = {
  parameters: { cache: [], failed: [adminKeys.wishes] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}
