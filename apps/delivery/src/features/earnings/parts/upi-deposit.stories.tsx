import { cashDepositSubject } from '@angadi/data/courier-console/cash.ts'
import { paymentKeys } from '@angadi/data/payments/keys.ts'
import type { PaymentOfSubject } from '@angadi/data/payments/payment-of.ts'
import { useSession } from '@angadi/data/session/session-store.ts'
import { FakeCheckout } from '@angadi/shell/pay/fake-checkout.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import UpiDeposit from './upi-deposit.tsx'

const ID = '0b8f6a54-0000-4000-8000-000000000001'
const KEY = paymentKeys.subject(cashDepositSubject(ID))

function payment(changes: Partial<PaymentOfSubject>): PaymentOfSubject {
  return {
    state: 'waiting',
    due_paise: 245_000,
    pay_by: '2026-11-27T09:00:00Z',
    server_now: '2026-11-27T08:45:00Z',
    tries: [],
    refund_paise: 0,
    ...changes,
  }
}

const meta = {
  title: 'Delivery/Cash/By UPI',
  component: UpiDeposit,
  args: { id: ID },
  parameters: { path: `/driver/cash?deposit=${ID}` },
  beforeEach: () => useSession.setState({ ready: true, userId: 'courier', claimedRoles: ['delivery'] }),
} satisfies Meta<typeof UpiDeposit>
export default meta
type Story = StoryObj<typeof meta>

/** It waits for its payment, which opens in the gateway's window. */
export const Waiting: Story = {
  args: {
    services: {
      isPayDocument: () => true,
      start: fn(() =>
        Promise.resolve({
          state: 'open' as const,
          key_id: 'rzp_test',
          provider_order_id: 'order_1',
          amount_paise: 245_000,
          currency: 'INR',
          name: null,
          contact: null,
          pay_by: '2026-11-27T09:00:00Z',
          script: '/checkout.js',
        }),
      ),
      loadScript: () => Promise.resolve(FakeCheckout),
    },
  },
  parameters: { cache: [[KEY, payment({})]] },
  play: async ({ args, canvas, globals, userEvent }) => {
    if (globals['language'] !== 'en') return
    await userEvent.click(await canvas.findByRole('button', { name: 'Pay ₹2,450' }))
    await waitFor(() => expect(FakeCheckout.opened?.options.amount).toBe(245_000))
    await expect(args.services?.start).toHaveBeenCalledWith(
      { purpose: 'cash_deposit', id: ID },
      expect.anything(),
    )
  },
}

/** A page that was opened elsewhere is loaded anew, and pays there. */
export const LoadedAnew: Story = {
  args: { services: { isPayDocument: () => false, openPage: fn() } },
  parameters: { cache: [[KEY, payment({})]] },
  play: async ({ args, canvas, globals, userEvent }) => {
    if (globals['language'] !== 'en') return
    await userEvent.click(await canvas.findByRole('button', { name: 'Pay ₹2,450' }))
    await expect(args.services?.openPage).toHaveBeenCalledWith(`/driver/cash?deposit=${ID}&pay=now`)
  },
}

export const Declined: Story = {
  parameters: {
    cache: [
      [
        KEY,
        payment({
          tries: [
            { method: 'upi', status: 'failed', reason: 'insufficient_funds', at: '2026-11-27T08:46:00Z' },
          ],
        }),
      ],
    ],
  },
}

export const Paid: Story = {
  parameters: { cache: [[KEY, payment({ state: 'paid' })]] },
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(await canvas.findByText('₹2,450 is paid in')).toBeVisible()
  },
}

/** Less was held by then. */
export const GoesBack: Story = {
  parameters: { cache: [[KEY, payment({ state: 'ended', refund_paise: 245_000 })]] },
}

export const Unreachable: Story = { parameters: { failed: [KEY] } }
