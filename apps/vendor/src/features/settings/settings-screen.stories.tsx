import { vendorLegalOptions } from '@angadi/data/public-pages/vendor-legal.ts'
import { useSession } from '@angadi/data/session/session-store.ts'
import { vendorCardKeys } from '@angadi/data/vendor-card/keys.ts'
import { vendorConsoleKeys } from '@angadi/data/vendor-console/keys.ts'
import { vendorHubKey } from '@angadi/data/vendor-hub/hub.ts'
import { sampleBusiness } from '@angadi/data/vendor-hub/sample-business.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sampleCard, sampleVendor } from '../../shared/samples.ts'
import { setPrintsOnAccept, useTickets } from '../../shared/ticket/ticket-store.ts'
import SettingsScreen from './settings-screen.tsx'

const OWNER = '33333333-3333-4333-8333-333333333333'
const around = [
  [vendorConsoleKeys.vendors(OWNER), [sampleVendor()]],
  [
    vendorHubKey(OWNER),
    [
      sampleBusiness({
        documents: [{ application_id: 'a', requirement: 'fssai', valid_until: '2026-12-09' }],
        setup: { hours: true, photo: true, items: true, bank: false },
      }),
    ],
  ],
  [
    vendorLegalOptions('vendor').queryKey,
    {
      legal_name: 'Dastarkhwan Foods LLP',
      trade_name: 'Deg & Dastarkhwan',
      address: 'Road No. 36, Madhapur, Hyderabad',
      gstin: null,
      fssai_number: '13621001000123',
    },
  ],
] as const

const meta = {
  title: 'Vendor/Settings',
  component: SettingsScreen,
  tags: ['screen'],
  parameters: {
    layout: 'fullscreen',
    path: '/vendor/settings',
    cache: around,
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

/** What is set elsewhere, each with how it stands, and what the public reads of the seller. */
export const Business: Story = {
  parameters: { cache: [...around, [vendorCardKeys.of('vendor'), sampleCard]], failed: [] },
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(await canvas.findByRole('link', { name: /Bank account.*Not given yet/ })).toBeVisible()
    await expect(canvas.getByRole('link', { name: /Papers.*9 Dec 2026/ })).toBeVisible()
    await expect(canvas.getByText('Dastarkhwan Foods LLP')).toBeVisible()
    await expect(canvas.getByText('Not registered for GST')).toBeVisible()
  },
}
