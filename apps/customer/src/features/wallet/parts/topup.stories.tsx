import { paymentKeys } from '@angadi/data/payments/keys.ts'
import type { PaymentOfSubject } from '@angadi/data/payments/payment-of.ts'
import { topupSubject } from '@angadi/data/wallet/topup.ts'
import { FakeCheckout } from '@angadi/shell/pay/fake-checkout.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { signedIn } from '../../../shared/samples/person.ts'
import Topup from './topup.tsx'

const ID = '0b8f6a54-0000-4000-8000-000000000001'
const KEY = paymentKeys.subject(topupSubject(ID))

function payment(changes: Partial<PaymentOfSubject>): PaymentOfSubject {
  return {
    state: 'waiting',
    due_paise: 50_000,
    pay_by: '2026-11-27T09:00:00Z',
    server_now: '2026-11-27T08:45:00Z',
    tries: [],
    refund_paise: 0,
    ...changes,
  }
}

const meta = {
  title: 'Customer/Wallet/Topup',
  component: Topup,
  args: { id: ID },
  parameters: { path: `/wallet?topup=${ID}` },
  beforeEach: () => signedIn(),
} satisfies Meta<typeof Topup>
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
          amount_paise: 50_000,
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
    await userEvent.click(await canvas.findByRole('button', { name: 'Pay ₹500' }))
    await waitFor(() => expect(FakeCheckout.opened?.options.amount).toBe(50_000))
    await expect(args.services?.start).toHaveBeenCalledWith(
      { purpose: 'wallet_topup', id: ID },
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
    await userEvent.click(await canvas.findByRole('button', { name: 'Pay ₹500' }))
    await expect(args.services?.openPage).toHaveBeenCalledWith(`/wallet?topup=${ID}&pay=now`)
  },
}

export const Declined: Story = {
  parameters: {
    cache: [
      [
        KEY,
        payment({
          tries: [
            {
              method: 'upi',
              status: 'failed',
              reason: 'insufficient_funds',
              at: '2026-11-27T08:46:00Z',
            },
          ],
        }),
      ],
    ],
  },
}

export const Paid: Story = {
  parameters: { cache: [[KEY, payment({ state: 'paid' })]] },
  play: async ({ canvas, globals, userEvent }) => {
    if (globals['language'] !== 'en') return
    await expect(await canvas.findByText('₹500 is in your wallet')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
  },
}

/** More than the wallet could take by then. */
export const GoesBack: Story = {
  parameters: { cache: [[KEY, payment({ state: 'ended', refund_paise: 50_000 })]] },
}

export const Unreachable: Story = { parameters: { failed: [KEY] } }
