import { applicationKeys } from '@angadi/data/applications/keys.ts'
import type { Application } from '@angadi/data/applications/my-applications.ts'
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
/** The application that made the business, or one that hands in new papers for it. */
function application(changes: Partial<Application> = {}): Application {
  return {
    id: 'application',
    role: 'restaurant',
    renews: null,
    state: 'active',
    version: 4,
    made: 'vendor',
    profile: {},
    reason: null,
    note: null,
    created_at: '2026-09-01T06:00:00Z',
    submitted_at: '2026-09-01T07:00:00Z',
    decided_at: '2026-09-02T07:00:00Z',
    items: [
      {
        requirement: 'fssai',
        is_needed: true,
        subject: 'place',
        number_kind: 'fssai',
        most_pages: 2,
        expires: true,
        is_declared: false,
        may_change: false,
        document_id: 'paper',
        is_taken_over: false,
        is_left_out: false,
        valid_until: '2026-12-09',
        pages: 1,
        number: '13621001000123',
        holder: null,
        ifsc: null,
        reason: null,
        note: null,
        state: 'accepted',
      },
    ],
    ...changes,
  }
}
const around = [
  [vendorConsoleKeys.vendors(OWNER), [sampleVendor()]],
  [applicationKeys.mine(OWNER), [application()]],
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
    await expect(canvas.getByRole('button', { name: /Language.*English/ })).toBeEnabled()
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
    await expect(canvas.getAllByText('Not registered for GST')).toHaveLength(2)
  },
}

/** The numbers that invoices print, until when the licence counts, and how either is changed. */
export const Tax: Story = {
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(await canvas.findByText('Licence valid until')).toBeVisible()
    await expect(canvas.getByText('9 Dec 2026')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Hand in a new paper' })).toHaveAttribute(
      'href',
      '/provider/application-status',
    )
    await expect(canvas.getByRole('link', { name: /Close for good/ })).toHaveAttribute('href', '/help')
  },
}

/** A GST number that came later is handed in, and is being looked at. */
export const TaxBeingChanged: Story = {
  parameters: {
    cache: [
      ...around.filter(([key]) => key !== around[1][0]),
      [
        applicationKeys.mine(OWNER),
        [
          application({ id: 'new', renews: 'application', state: 'submitted', made: null, items: [] }),
          application(),
        ],
      ],
    ],
  },
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(await canvas.findByText(/Until they are accepted, these numbers count/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'See how far it is' })).toBeVisible()
  },
}

/** A manager, who has not applied for the business, and works the orders only. */
export const AnotherPerson: Story = {
  parameters: {
    cache: [
      ...around.slice(2),
      [
        vendorConsoleKeys.vendors(OWNER),
        [sampleVendor({ staff_position: 'manager', rights: ['orders', 'money'] })],
      ],
      [applicationKeys.mine(OWNER), []],
    ],
  },
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(await canvas.findByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/help')
    await expect(canvas.getByRole('button', { name: /Close for a while/ })).toBeEnabled()
    await expect(canvas.queryByRole('link', { name: /Close for good/ })).toBeNull()
  },
}
