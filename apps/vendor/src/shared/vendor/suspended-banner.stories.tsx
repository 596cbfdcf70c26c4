import { vendorConsoleKeys } from '@angadi/data/vendor-console/keys.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import SuspendedBanner from './suspended-banner.tsx'

const VENDOR = '33333333-3333-4333-8333-333333333333'
const key = vendorConsoleKeys.suspension(VENDOR)

const meta = {
  title: 'Vendor/Paused by Angadi',
  component: SuspendedBanner,
  args: { vendorId: VENDOR },
} satisfies Meta<typeof SuspendedBanner>
export default meta
type Story = StoryObj<typeof meta>

/** Paused by the administration, with the reason. */
export const Suspended: Story = {
  parameters: { cache: [[key, 'The licence has run out']] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/The licence has run out/)).toBeVisible()
  },
}

/** The business takes no orders by its own choice: nothing is said. */
export const NotSuspended: Story = {
  parameters: { cache: [[key, null]] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Angadi/)).toBeNull()
  },
}
