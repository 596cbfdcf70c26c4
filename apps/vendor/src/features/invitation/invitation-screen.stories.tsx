import { useSession } from '@angadi/data/session/session-store.ts'
import type { StaffInvitation } from '@angadi/data/vendor-people/invitations.ts'
import { vendorPeopleKeys } from '@angadi/data/vendor-people/keys.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import InvitationScreen from './invitation-screen.tsx'

const USER = '44444444-4444-4444-8444-444444444444'
const mine = vendorPeopleKeys.mine(USER)
const link = vendorPeopleKeys.link('abc', USER)
const invitation: StaffInvitation = {
  id: 'invitation',
  vendor_id: 'vendor',
  vendor: 'Deg & Dastarkhwan',
  area: 'Banjara Hills',
  position: 'manager',
  rights: ['catalogue', 'orders', 'people', 'prices'],
  invited_by: 'Salma Begum',
  expires_at: '2026-12-02T09:00:00Z',
  state: 'open',
}

const meta = {
  title: 'Vendor/Invitation',
  component: InvitationScreen,
  tags: ['screen'],
  parameters: { layout: 'fullscreen', path: '/vendor/invitation', cache: [[mine, [invitation]]] },
  beforeEach: () => useSession.setState({ ready: true, userId: USER, claimedRoles: ['user'] }),
} satisfies Meta<typeof InvitationScreen>
export default meta
type Story = StoryObj<typeof meta>

/** From whom, as what, and what it includes. */
export const Open: Story = {
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(await canvas.findByRole('button', { name: 'Accept' })).toBeVisible()
    await expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toContain('Prices')
  },
}

/** Opened by its link, after it was accepted: the way into the business. */
export const Accepted: Story = {
  parameters: {
    path: '/vendor/invitation?link=abc',
    cache: [[link, [{ ...invitation, state: 'accepted' }]]],
  },
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(await canvas.findByRole('link', { name: 'Open Deg & Dastarkhwan' })).toBeVisible()
  },
}

export const Ended: Story = {
  parameters: {
    path: '/vendor/invitation?link=abc',
    cache: [[link, [{ ...invitation, state: 'ended' }]]],
  },
}

export const None: Story = { parameters: { cache: [[mine, []]] } }

export const Loading: Story = { parameters: { cache: [], pending: [mine] } }

/** Such as the link of another number. */
export const NotShown: Story = {
  parameters: { path: '/vendor/invitation?link=abc', cache: [], failed: [link] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}
