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
  parameters: { layout: 'fullscreen', path: `/order-tracking/${ORDER_ID}` },
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
  cache: [
    [digitalKeys.payment(ORDER_ID), { ...payment, ...changes }],
    [digitalKeys.saved(ANANYA), []],
  ],
})
const unconfirmed = { provider_reference: null } as const

/** Confirmed, with the reference to quote. */
export const Success: Story = {
  parameters: shown(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('SIM7F3A09C1')).toBeVisible()
  },
}

export const Pending: Story = { parameters: shown({ ...unconfirmed, state: 'pending' }) }

export const ConfirmationPending: Story = {
  parameters: shown({ ...unconfirmed, state: 'confirmation_pending' }),
}

export const RefundPending: Story = {
  parameters: shown({ ...unconfirmed, state: 'refund_pending', failure_code: 'no_answer' }),
}

export const Refunded: Story = {
  args: {
    tracking: { order: { ...tracking.order, refund_paise: 30_018 } },
  },
  parameters: shown({ ...unconfirmed, state: 'refunded', failure_code: 'declined_by_operator' }),
}

/** A bill that can be saved, and complaints that are open and answered. */
export const Complaints: Story = {
  parameters: shown({
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
  parameters: shown(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await canvas.findAllByRole('button')).at(0) ?? document.body)
    const field = await screen.findByRole('textbox')
    await userEvent.type(field, 'Help')
    await userEvent.click(screen.getAllByRole('button').at(-1) ?? document.body)
    await expect(field).toBeInvalid()
  },
}

export const Loading: Story = { parameters: { pending: [digitalKeys.payment(ORDER_ID)] } }

export const Unreachable: Story = { parameters: { failed: [digitalKeys.payment(ORDER_ID)] } }
