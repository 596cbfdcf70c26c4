import { measureKeys } from '@angadi/data/measures/keys.ts'
import { useSession } from '@angadi/data/session/session-store.ts'
import { sampleMeasure } from '@angadi/shell/measures/sample-measure.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import SuspendedBanner from './suspended-banner.tsx'

const USER = '44444444-4444-4444-8444-444444444444'
const measure = sampleMeasure()
const key = measureKeys.mine(USER)

const meta = {
  title: 'Vendor/Paused by Angadi',
  component: SuspendedBanner,
  args: { vendorId: measure.provider_id },
  beforeEach: () => useSession.setState({ ready: true, userId: USER, claimedRoles: ['vendor'] }),
} satisfies Meta<typeof SuspendedBanner>
export default meta
type Story = StoryObj<typeof meta>

/** Paused by the administration: why, until when, and where to appeal. */
export const Suspended: Story = {
  parameters: { cache: [[key, [measure]]] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Three orders came without half/)).toBeVisible()
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/provider/application-status')
  },
}

/** Paused, and told that the work ends. */
export const Notice: Story = {
  parameters: {
    cache: [
      [key, [measure, sampleMeasure({ id: 'two', kind: 'termination', state: 'notice', reason: 'rules' })]],
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('status')).toHaveLength(2)
  },
}

/** What is over, or about another business, is not said here. */
export const NotSuspended: Story = {
  parameters: {
    cache: [[key, [sampleMeasure({ state: 'lifted' }), sampleMeasure({ id: 'two', provider_id: 'other' })]]],
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Angadi/)).toBeNull()
  },
}
