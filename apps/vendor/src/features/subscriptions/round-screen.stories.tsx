import { useSession } from '@angadi/data/session/session-store.ts'
import { roundKeys } from '@angadi/data/subscriptions/keys.ts'
import { vendorConsoleKeys } from '@angadi/data/vendor-console/keys.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sampleVendor } from '../../shared/samples.ts'
import RoundScreen from './round-screen.tsx'
import { sampleRound, sampleStops, TODAY } from './samples.ts'

const OWNER = '66666666-6666-4666-8666-666666666666'
const vendor = { ...sampleVendor(), kind: 'grocery' }
const vendors = [vendorConsoleKeys.vendors(OWNER), [vendor]] as const
const day = roundKeys.day(vendor.id, TODAY)
const stops = roundKeys.stops(vendor.id, TODAY)

const meta = {
  title: 'Vendor/Daily round',
  component: RoundScreen,
  tags: ['screen'],
  parameters: { layout: 'fullscreen', path: '/vendor/round' },
  beforeEach: () => useSession.setState({ ready: true, userId: OWNER, claimedRoles: ['vendor'] }),
} satisfies Meta<typeof RoundScreen>
export default meta
type Story = StoryObj<typeof meta>

/** What to load, and the doors area by area; one is done. */
export const Full: Story = {
  parameters: {
    cache: [vendors, [day, sampleRound()], [stops, { pages: [sampleStops()], pageParams: [undefined] }]],
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('heading', { level: 3 })).length).toBe(3)
  },
}

/** Nobody gets anything on this day. */
export const Nothing: Story = {
  parameters: {
    cache: [
      vendors,
      [day, sampleRound({ stops: 0, delivered: 0, items: [], areas: [], volume: [], claims: [] })],
    ],
  },
}

export const Loading: Story = { parameters: { cache: [vendors], pending: [day] } }

export const Unreachable: Story = { parameters: { cache: [vendors], failed: [day] } }
