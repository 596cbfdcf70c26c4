import type { InboxTicket } from '@angadi/data/help/inbox.ts'
import { helpKeys } from '@angadi/data/help/keys.ts'
import type { Ticket } from '@angadi/data/help/ticket.ts'
import { useSession } from '@angadi/data/session/session-store.ts'
import { formErrors } from '@angadi/shell/submission/form-errors.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import SupportScreen from './support-screen.tsx'

const WHO = '11111111-1111-4111-8111-111111111111'

const line = {
  id: '99999999-9999-4999-8999-999999999999',
  number: 'HT000042',
  topic: 'item_bad',
  status: 'open',
  opened_at: '2026-11-22T09:00:00Z',
  last_at: '2026-11-22T09:00:00Z',
  acknowledge_by: '2126-11-24T09:00:00Z',
  acknowledged_at: null,
  resolve_by: '2126-12-22T09:00:00Z',
  closed_at: null,
  order_id: '77777777-7777-4777-8777-777777777777',
  order_number: 'HYD-261122-0042',
  vendor_name: 'Deg & Dastarkhwan',
  last_text: 'The biryani was <b>cold</b> 😖',
} as const

const waiting: InboxTicket = {
  ...line,
  customer_name: 'Ananya Reddy',
  assigned_to: null,
  assigned_name: null,
  is_overdue: false,
  asked_paise: 42_000,
}
const overdue: InboxTicket = {
  ...waiting,
  id: '88888888-8888-4888-8888-888888888888',
  number: 'HT000007',
  topic: 'payment',
  acknowledge_by: '2026-11-20T09:00:00Z',
  is_overdue: true,
  asked_paise: null,
  assigned_name: 'Meera Krishnan',
  last_text: 'నాకు రెండుసార్లు డబ్బు కట్ అయింది.',
}

const ticket: Ticket = {
  ...line,
  is_mine: false,
  can_write: true,
  language: 'te',
  last_seq: 2,
  messages: [
    {
      seq: 1,
      client_id: '1',
      author_role: 'customer',
      body: 'The biryani was <b>cold</b> 😖',
      picture: null,
      event: null,
      params: {},
      at: '2026-11-22T09:00:00Z',
      is_removed: false,
    },
    {
      seq: 2,
      client_id: '2',
      author_role: 'system',
      body: null,
      picture: null,
      event: 'opened',
      params: {},
      at: '2026-11-22T09:00:01Z',
      is_removed: false,
    },
  ],
  claim: {
    problem: 'item_bad',
    state: 'in_review',
    asked_paise: 42_000,
    refund_paise: 0,
    why: 'above_limit',
    lines: [{ name: 'Hyderabadi chicken dum biryani', quantity: 1 }],
  },
  support: {
    assigned_to: null,
    assigned_name: null,
    offer_paise: 42_000,
    customer: {
      name: 'Ananya Reddy',
      since: '2026-10-01T09:00:00Z',
      orders: 12,
      spent_paise: 812_300,
      claims: 2,
      refunded_paise: 21_000,
      at_once: 2,
    },
  },
}

const overview = { open: 2, answered: 1, mine: 0, overdue: 1, at_once_today: { count: 3, paise: 31_500 } }
const inbox = helpKeys.inbox('open')
const cache = [
  [helpKeys.overview, overview],
  [inbox, { pages: [[overdue, waiting]], pageParams: [undefined] }],
]

const meta = {
  title: 'Admin/Support',
  component: SupportScreen,
  tags: ['screen'],
  parameters: { layout: 'fullscreen', path: '/admin/support' },
  beforeEach: () => useSession.setState({ ready: true, userId: WHO, claimedRoles: ['admin'] }),
} satisfies Meta<typeof SupportScreen>
export default meta
type Story = StoryObj<typeof meta>

/** The most urgent first; what is asked back stands on the ticket. */
export const Inbox: Story = {
  parameters: { cache },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/<b>cold<\/b>/)).toBeVisible()
  },
}

/** A decision needs words to the customer. */
export const Deciding: Story = {
  parameters: {
    path: `/admin/support?ticket=${ticket.id}`,
    cache: [...cache, [helpKeys.ticket(ticket.id), ticket]],
  },
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog')
    const claim = dialog.querySelector('section')
    const accept = claim?.querySelector('button')
    if (accept) await userEvent.click(accept)
    await expect(claim?.querySelector('textarea')).toBeInvalid()
  },
}

/** A decision that is not made keeps its words, says why, and is among the form errors. */
export const NotDecided: Story = {
  parameters: Deciding.parameters ?? {},
  play: async ({ userEvent, globals }) => {
    if (globals['language'] !== 'en') return
    localStorage.clear()
    const claim = within(await screen.findByRole('region', { name: 'What is asked' }))
    await userEvent.type(claim.getByRole('textbox'), 'We are sorry.')
    await userEvent.click(claim.getByRole('button', { name: /^Refund/ }))
    await expect(await claim.findByRole('alert')).toBeVisible()
    await waitFor(() => expect(formErrors()).toMatchObject([{ form: 'claim-decision', kind: 'error' }]))
    await expect(claim.getByRole('textbox')).toHaveValue('We are sorry.')
  },
}

export const NothingToDo: Story = {
  parameters: {
    cache: [
      [helpKeys.overview, { ...overview, open: 0, overdue: 0 }],
      [inbox, { pages: [[]], pageParams: [undefined] }],
    ],
  },
}

export const Loading: Story = { parameters: { pending: [helpKeys.overview, inbox] } }

export const Unreachable: Story = { parameters: { failed: [helpKeys.overview, inbox] } }
