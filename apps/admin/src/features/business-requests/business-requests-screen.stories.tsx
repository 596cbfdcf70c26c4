import type { BusinessRequest } from '@angadi/data/admin-console/business-requests.ts'
import { adminKeys } from '@angadi/data/admin-console/keys.ts'
import { useSession } from '@angadi/data/session/session-store.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import BusinessRequestsScreen, { LISTS } from './business-requests-screen.tsx'

const open = adminKeys.businessRequests(LISTS.open)
const request: BusinessRequest = {
  id: 'one',
  person: 'Lakshmi Devi',
  business: 'Sai Kirana & General Stores',
  trade: 'grocery',
  town: 'Zaheerabad',
  phone: '+919000012345',
  note: 'Open from six in the morning.',
  state: 'new',
  created_at: '2026-11-25T09:30:00Z',
  decided_at: null,
  decided_by: null,
}

const meta = {
  title: 'Admin/Businesses that want to sell',
  component: BusinessRequestsScreen,
  tags: ['screen'],
  parameters: { layout: 'fullscreen', path: '/admin/business-requests', cache: [[open, [request]]] },
  beforeEach: () => useSession.setState({ ready: true, userId: 'admin', claimedRoles: ['admin'] }),
} satisfies Meta<typeof BusinessRequestsScreen>
export default meta
type Story = StoryObj<typeof meta>

/** Who is to be called, with the number to call. */
export const Open: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '+91 90000 12345' })).toHaveAttribute(
      'href',
      'tel:+919000012345',
    )
    await expect(canvas.getAllByRole('button')).toHaveLength(3)
  },
}

export const Nobody: Story = { parameters: { cache: [[open, []]] } }

export const Loading: Story = { parameters: { cache: [], pending: [open] } }

export const Unreachable: Story = {
  parameters: { cache: [], failed: [open] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}
