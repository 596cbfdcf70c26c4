import { useSession } from '@angadi/data/session/session-store.ts'
import { vendorCardKeys } from '@angadi/data/vendor-card/keys.ts'
import { vendorConsoleKeys } from '@angadi/data/vendor-console/keys.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sampleVendor } from '../../shared/samples.ts'
import { setPrintsOnAccept, useTickets } from '../../shared/ticket/ticket-store.ts'
import SettingsScreen from './settings-screen.tsx'

const OWNER = '33333333-3333-4333-8333-333333333333'
const meta = {
  title: 'Vendor/Settings',
  component: SettingsScreen,
  tags: ['screen'],
  parameters: {
    layout: 'fullscreen',
    path: '/vendor/settings',
    cache: [[vendorConsoleKeys.vendors(OWNER), [sampleVendor()]]],
    failed: [vendorCardKeys.of('vendor')],
  },
  beforeEach: () => {
    localStorage.clear()
    setPrintsOnAccept(false)
    useSession.setState({ ready: true, userId: OWNER, claimedRoles: ['vendor'] })
  },
} satisfies Meta<typeof SettingsScreen>
export default meta
type Story = StoryObj<typeof meta>

/** Tickets are printed with each order only after asking for it. */
export const Device: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: /Print a ticket/ }))
    await expect(useTickets.getState().isAutomatic).toBe(true)
  },
}
