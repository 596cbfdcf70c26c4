import { membershipKeys } from '@angadi/data/membership/keys.ts'
import { sampleInvoice } from '@angadi/shell/invoices/sample-invoice.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { ANANYA, signedIn } from '../../shared/samples/person.ts'
import MembershipDashboardScreen from './membership-dashboard-screen.tsx'
import { sampleMembership, sampleMine } from './samples.ts'

const mine = membershipKeys.mine(ANANYA)
const savings = [
  membershipKeys.savings(ANANYA),
  [
    {
      order_id: 'order',
      order_number: 'HYD-2611-0042',
      vendor_name: 'Deg & Dastarkhwan',
      at: '2026-11-20T13:30:00Z',
      saving_paise: 3150,
    },
  ],
]
const points = [
  membershipKeys.points(ANANYA),
  {
    points: 340,
    value_paise: 25,
    turn_from: 100,
    points_per: 1,
    per_paise: 10_000,
    next_end: '2027-01-31T18:30:00Z',
    next_points: 40,
    movements: [
      { id: 2, kind: 'taken_back', points: -3, at: '2026-11-21T06:00:00Z', order_number: 'HYD-2611-0042' },
      { id: 1, kind: 'earned', points: 8, at: '2026-11-20T13:30:00Z', order_number: 'HYD-2611-0042' },
    ],
  },
]

const paper = sampleInvoice({
  number: 'AG/2627/000311',
  issued_at: '2026-11-21T06:00:00Z',
  order_number: null,
  supplier: null,
  section_9_5: false,
  delivered_to: null,
  lines: [
    { charge: 'membership', code: '998599', amount_paise: 19_900, from: '2026-11-21', until: '2026-12-20' },
  ],
  total_paise: 19_900,
  taxes: [
    {
      tax_class: 'membership',
      code: '998599',
      rate_bp: 1800,
      taxable_paise: 16_864,
      cgst_paise: 1518,
      sgst_paise: 1518,
      igst_paise: 0,
      gross_paise: 19_900,
    },
  ],
})
const invoices = [membershipKeys.invoices(ANANYA), [paper]]

const meta = {
  title: 'Customer/Membership dashboard',
  component: MembershipDashboardScreen,
  tags: ['screen'],
  parameters: { layout: 'fullscreen', path: '/membership/dashboard' },
  beforeEach: () => signedIn(),
} satisfies Meta<typeof MembershipDashboardScreen>
export default meta
type Story = StoryObj<typeof meta>

/** It runs and renews, with what it saved, the family and points. */
export const Active: Story = {
  parameters: { cache: [[mine, sampleMine()], savings, points, invoices] },
  play: async ({ canvas, globals }) => {
    await expect((await canvas.findAllByText(/HYD-2611-0042/)).length).toBeGreaterThan(0)
    if (globals['language'] !== 'en') return
    await expect(canvas.getByText('Renews after 20 Dec 2026 for ₹199 from your wallet')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Cancel the renewal' })).toBeEnabled()
    await expect(canvas.getByRole('button', { name: 'Turn 100 points into ₹25 of credit' })).toBeEnabled()
    await expect(canvas.getByRole('button', { name: 'Remove Chandra' })).toBeEnabled()
  },
}

/** Cancelled: the benefits stay, and it can be taken back. */
export const Cancelled: Story = {
  parameters: {
    cache: [
      [mine, sampleMine({ membership: sampleMembership({ renews: false }) })],
      savings,
      points,
      invoices,
    ],
  },
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(await canvas.findByText('Benefits until 20 Dec 2026, then it ends')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Renew from my wallet after all' })).toBeEnabled()
  },
}

/** The wallet did not hold the price. */
export const Grace: Story = {
  parameters: {
    cache: [
      [mine, sampleMine({ membership: sampleMembership({ state: 'grace' }) })],
      savings,
      points,
      invoices,
    ],
  },
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(await canvas.findByRole('link', { name: 'Pay now' })).toHaveAttribute('href', '/membership')
  },
}

export const Paused: Story = {
  parameters: {
    cache: [
      [mine, sampleMine({ membership: sampleMembership({ state: 'paused' }) })],
      savings,
      points,
      invoices,
    ],
  },
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(await canvas.findByRole('button', { name: 'Go on' })).toBeEnabled()
  },
}

/** The invoice of a paid term opens to be read and printed. */
export const InvoiceOpened: Story = {
  parameters: { cache: [[mine, sampleMine()], savings, points, invoices] },
  play: async ({ canvas, userEvent, globals }) => {
    if (globals['language'] !== 'en') return
    await userEvent.click(await canvas.findByRole('button', { name: /Tax invoice/ }))
    const sheet = await screen.findByRole('dialog', { name: 'AG/2627/000311' })
    await expect(sheet).toHaveTextContent('Membership from 21 Nov 2026 to 20 Dec 2026')
    await expect(sheet).toHaveTextContent('CGST 9 %₹15.18SGST 9 %₹15.18')
    await expect(sheet).not.toHaveTextContent('Order')
  },
}

export const None: Story = {
  parameters: {
    cache: [
      [mine, sampleMine({ membership: null, saved_paise: 0 })],
      savings,
      points,
      [membershipKeys.invoices(ANANYA), []],
    ],
  },
}

/** The membership is there, and neither its savings nor the points could be loaded. */
export const PartlyUnreachable: Story = {
  parameters: {
    cache: [[mine, sampleMine()]],
    failed: [membershipKeys.savings(ANANYA), membershipKeys.points(ANANYA), membershipKeys.invoices(ANANYA)],
  },
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(await canvas.findByText('Your savings could not be loaded')).toBeVisible()
    await expect(canvas.getByText('Your points could not be loaded')).toBeVisible()
    await expect(canvas.getByText('The invoices could not be loaded')).toBeVisible()
    await expect(canvas.queryByText('Your orders with their savings stand here.')).not.toBeInTheDocument()
  },
}

export const Loading: Story = { parameters: { pending: [mine] } }

export const Unreachable: Story = { parameters: { failed: [mine] } }
