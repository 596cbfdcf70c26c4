import { digitalKeys } from '@angadi/data/digital/keys.ts'
import type { DigitalPayment } from '@angadi/data/digital/payment.ts'
import { Page } from '@angadi/ui/page/page.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { ANANYA, signedIn } from '../../shared/samples/person.ts'
import PaymentView from './payment-view.tsx'
import { ORDER_ID, payment, tracking } from './samples.ts'

const meta = {
  title: 'Customer/Digital/Payment',
  component: PaymentView,
  tags: ['screen'],
  parameters: {
    layout: 'fullscreen',
    path: `/order-tracking/${ORDER_ID}`,
    cache: [[digitalKeys.saved(ANANYA), []]],
  },
  args: { tracking },
  decorators: [
    (Story) => (
      <Page>
        <h1 className="sr-only">Airtel</h1>
        <Story />
      </Page>
    ),
  ],
  beforeEach: () => signedIn(),
} satisfies Meta<typeof PaymentView>
export default meta
type Story = StoryObj<typeof meta>

const shown = (changes: Partial<DigitalPayment> = {}) => ({
  tracking: { ...tracking, detail: { ...payment, ...changes } },
})
const unconfirmed = { provider_reference: null } as const

/** Confirmed, with the reference to quote. */
export const Success: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('SIM7F3A09C1')).toBeVisible()
  },
}

/** Paid online and refused by the operator: the money goes back the way it came, and nothing leads to the wallet. */
export const RefundedOnline: Story = {
  args: {
    tracking: {
      order: { ...tracking.order, payment_method: 'gateway', refund_paise: 30_018 },
      detail: { ...payment, ...unconfirmed, state: 'refunded', failure_code: 'declined_by_operator' },
    },
  },
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(await canvas.findByText('Online')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Open wallet' })).toBeNull()
  },
}

export const Pending: Story = { args: shown({ ...unconfirmed, state: 'pending' }) }

export const ConfirmationPending: Story = {
  args: shown({ ...unconfirmed, state: 'confirmation_pending' }),
}

export const RefundPending: Story = {
  args: shown({ ...unconfirmed, state: 'refund_pending', failure_code: 'no_answer' }),
}

export const Refunded: Story = {
  args: {
    tracking: {
      order: { ...tracking.order, refund_paise: 30_018 },
      detail: { ...payment, ...unconfirmed, state: 'refunded', failure_code: 'declined_by_operator' },
    },
  },
}

/** A bill that can be saved, and complaints that are open and answered. */
export const Complaints: Story = {
  args: shown({
    service: 'bill',
    circle: null,
    plan: null,
    bill: { customer_name: 'K. Anjali', bill_number: 'SIM-456789', due_on: '2026-11-30' },
    to_save: { biller: 'tgspdcl', parameters: { unique_service_number: '103456789' } },
    complaints: [
      {
        id: '2',
        number: 'DC000043',
        category: 'refund_missing',
        body: 'I was told of a refund, but my wallet has not changed.',
        status: 'open',
        answer: null,
        answered_at: null,
        created_at: '2026-11-21T15:00:00Z',
      },
      {
        id: '1',
        number: 'DC000042',
        category: 'not_received',
        body: 'The recharge has not arrived.',
        status: 'resolved',
        answer: 'It arrived at 7:05 pm, as the operator confirmed.',
        answered_at: '2026-11-21T14:30:00Z',
        created_at: '2026-11-21T14:00:00Z',
      },
    ],
  }),
}

/** A complaint that says too little is not sent. */
export const ComplaintTooShort: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await canvas.findAllByRole('button')).at(0) ?? document.body)
    const field = await screen.findByRole('textbox')
    await userEvent.type(field, 'Help')
    await userEvent.click(screen.getAllByRole('button').at(-1) ?? document.body)
    await expect(field).toBeInvalid()
  },
}

/** What came cannot be read. */
export const Unreadable: Story = { args: { tracking: { ...tracking, detail: null } } }
