import { applicationKeys } from '@angadi/data/applications/keys.ts'
import { useSession } from '@angadi/data/session/session-store.ts'
import { vendorConsoleKeys } from '@angadi/data/vendor-console/keys.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import DashboardScreen from './dashboard-screen.tsx'

const OWNER = '33333333-3333-4333-8333-333333333333'
const request = vendorConsoleKeys.request(OWNER)
const none = [vendorConsoleKeys.vendors(OWNER), []] as const
const application = {
  id: 'a1',
  role: 'restaurant',
  renews: null,
  state: 'under_review',
  version: 2,
  profile: {},
  reason: null,
  note: null,
  created_at: '2026-11-20T09:30:00Z',
  submitted_at: '2026-11-21T09:30:00Z',
  decided_at: null,
  items: [],
}

const meta = {
  title: 'Vendor/Dashboard',
  component: DashboardScreen,
  tags: ['screen'],
  parameters: { layout: 'fullscreen', path: '/vendor-dashboard' },
  beforeEach: () => useSession.setState({ ready: true, userId: OWNER, claimedRoles: ['user'] }),
} satisfies Meta<typeof DashboardScreen>
export default meta
type Story = StoryObj<typeof meta>

/** Whoever is no vendor is offered to apply. */
export const NoBusiness: Story = {
  parameters: { cache: [none, [applicationKeys.mine(OWNER), []], [request, null]] },
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(await canvas.findByRole('link', { name: 'Apply now' })).toHaveAttribute(
      'href',
      '/provider/register',
    )
  },
}

/** Whoever has applied is led to what has become of it. */
export const Applied: Story = {
  parameters: { cache: [none, [applicationKeys.mine(OWNER), [application]]] },
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(await canvas.findByText(/We are looking at it/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'See your application' })).toHaveAttribute(
      'href',
      '/provider/application-status',
    )
  },
}
