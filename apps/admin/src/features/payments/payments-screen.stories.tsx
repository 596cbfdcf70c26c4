import type { GatewayBooks } from '@angadi/data/payment-desk/books.ts'
import type { Difference } from '@angadi/data/payment-desk/differences.ts'
import type { Dispute } from '@angadi/data/payment-desk/disputes.ts'
import { paymentDeskKeys } from '@angadi/data/payment-desk/keys.ts'
import type { Payment } from '@angadi/data/payment-desk/payment.ts'
import type { ListedPayment } from '@angadi/data/payment-desk/payments.ts'
import { useSession } from '@angadi/data/session/session-store.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import PaymentsScreen from './payments-screen.tsx'

const list = paymentDeskKeys.payments('')
const pages = (rows: readonly ListedPayment[]) => ({ pages: [rows], pageParams: [undefined] })
const paid: ListedPayment = {
  id: 'part-one',
  order_id: 'order-one',
  order_number: 'FD260001234',
  customer_name: 'Asha Reddy',
  vendor_name: 'Deg & Dastarkhwan',
  method: 'gateway',
  status: 'partly_refunded',
  amount_paise: 64_750,
  refunded_paise: 5250,
  provider_payment_id: 'pay_QwErTy12345678',
  created_at: '2026-11-27T06:10:00Z',
}
const wallet: ListedPayment = {
  ...paid,
  id: 'part-two',
  order_number: 'GR260000077',
  method: 'wallet',
  status: 'captured',
  amount_paise: 18_900,
  refunded_paise: 0,
  provider_payment_id: null,
}
const opened: Payment = {
  order_id: 'order-one',
  order_number: 'FD260001234',
  order_status: 'delivered',
  customer_name: 'Asha Reddy',
  parts: [
    {
      id: 'part-one',
      method: 'gateway',
      status: 'partly_refunded',
      amount_paise: 64_750,
      refunded_paise: 5250,
      collected_at: '2026-11-27T06:11:00Z',
      provider_payment_id: 'pay_QwErTy12345678',
    },
  ],
  tries: [
    {
      id: 'pay_Declined123456',
      state: 'failed',
      method: 'card',
      amount_paise: 64_750,
      reason: 'payment_declined',
      at: '2026-11-27T06:10:10Z',
    },
    {
      id: 'pay_QwErTy12345678',
      state: 'captured',
      method: 'upi',
      amount_paise: 64_750,
      reason: null,
      at: '2026-11-27T06:10:40Z',
    },
  ],
  events: [{ id: 'evt_1', payment_id: 'pay_QwErTy12345678', status: 'captured', at: '2026-11-27T06:11:00Z' }],
  refunds: [
    {
      id: 'refund-one',
      amount_paise: 5250,
      destination: 'source',
      reason: 'item_bad',
      borne_by: 'payees',
      state: 'pending',
      why: null,
      at: '2026-11-27T08:00:00Z',
    },
  ],
}
const stray: Difference = {
  id: 'difference-one',
  kind: 'unknown_payment',
  subject: 'pay_Stray123456789',
  ours_paise: 0,
  theirs_paise: 50_000,
  action: 'send_back',
  found_at: '2026-11-27T02:00:00Z',
  is_open: true,
  decided_at: null,
  decided_name: null,
  note: null,
  made_at: '2026-11-26T10:00:00Z',
}
const foundRefund: Difference = {
  ...stray,
  id: 'difference-two',
  kind: 'refund_not_asked',
  subject: 'pay_QwErTy12345678',
  theirs_paise: 10_000,
  action: 'take_in',
}
const dispute: Dispute = {
  id: 'disp_1',
  provider_payment_id: 'pay_QwErTy12345678',
  amount_paise: 59_500,
  reason_code: 'goods_or_services_not_received',
  state: 'open',
  respond_by: '2026-12-04T06:30:00Z',
  evidence: null,
  created_at: '2026-11-27T06:30:00Z',
  ended_at: null,
  order_id: 'order-one',
  order_number: 'FD260001234',
}
const books: GatewayBooks = {
  accounts: [
    { account: 'gateway_clearing', amount_paise: 1_245_600 },
    { account: 'refund_clearing', amount_paise: -5250 },
    { account: 'bank', amount_paise: 98_761_200 },
    { account: 'gateway_fees', amount_paise: 201_400 },
    { account: 'input_tax', amount_paise: 36_252 },
    { account: 'dispute_hold', amount_paise: 59_500 },
  ],
  days: [
    { day: '2026-11-27', read_at: null, is_due: true },
    { day: '2026-11-26', read_at: '2026-11-26T20:31:00Z', is_due: false },
  ],
  settlements: [
    {
      id: 'setl_1',
      settled_at: '2026-11-26T04:00:00Z',
      reference: 'UTR1234567890',
      net_paise: 4_512_300,
      fee_paise: 108_900,
      is_booked: true,
    },
  ],
}

const meta = {
  title: 'Admin/Payments',
  component: PaymentsScreen,
  tags: ['screen'],
  parameters: {
    layout: 'fullscreen',
    path: '/admin/payments',
    cache: [
      [list, pages([paid, wallet])],
      [paymentDeskKeys.payment('part-one'), opened],
      [paymentDeskKeys.differences(true), [stray, foundRefund]],
      [paymentDeskKeys.disputes, [dispute]],
      [paymentDeskKeys.books, books],
    ],
  },
  beforeEach: () => useSession.setState({ ready: true, userId: 'admin', claimedRoles: ['admin'] }),
} satisfies Meta<typeof PaymentsScreen>
export default meta
type Story = StoryObj<typeof meta>

/** All payments, newest first. */
export const Payments: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('GR260000077')).toBeVisible()
  },
}

/** One payment with its tries, what the gateway told, and what went back. */
export const One: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /FD260001234/ }))
    const sheet = within(await screen.findByRole('dialog'))
    await expect(await sheet.findByText('pay_Declined123456')).toBeVisible()
  },
}

/** What the gateway has and we do not: without a reason nothing is sent back. */
export const NobodyKnew: Story = {
  play: async ({ canvas, userEvent }) => {
    const views = await canvas.findAllByRole('radio')
    if (views[1]) await userEvent.click(views[1])
    await userEvent.click(await canvas.findByRole('button', { name: /pay_Stray123456789/ }))
    const sheet = within(await screen.findByRole('dialog'))
    const send = sheet.getAllByRole('button').at(-1)
    if (send) await userEvent.click(send)
    await expect(sheet.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true')
  },
}

/** A dispute and how long there is to answer it. */
export const Disputed: Story = {
  play: async ({ canvas, userEvent }) => {
    const views = await canvas.findAllByRole('radio')
    if (views[2]) await userEvent.click(views[2])
    await userEvent.click(await canvas.findByRole('button', { name: /FD260001234/ }))
    await expect(within(await screen.findByRole('dialog')).getByRole('textbox')).toBeVisible()
  },
}

/** Where money is on its way, settlements, and which days were compared. */
export const Books: Story = {
  play: async ({ canvas, userEvent }) => {
    const views = await canvas.findAllByRole('radio')
    if (views[3]) await userEvent.click(views[3])
    await expect(await canvas.findByText('UTR1234567890')).toBeVisible()
  },
}

/** Parts of an order's number find it; a phone number and an amount do not. */
export const Nothing: Story = {
  parameters: { cache: [[list, pages([])]] },
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(await canvas.findByText('A phone number and an amount have to be whole.')).toBeVisible()
  },
}

export const Loading: Story = { parameters: { cache: [], pending: [list] } }

export const Unreachable: Story = {
  parameters: { cache: [], failed: [list] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}
