import { paymentKeys } from '@angadi/data/payments/keys.ts'
import type { PaymentTry } from '@angadi/data/payments/payment-of.ts'
import type { PaymentState } from '@angadi/data/payments/payment-state.ts'
import type { OpenPayment } from '@angadi/data/payments/start-payment.ts'

/** A time this many seconds from now. */
function inSeconds(seconds: number): string {
  return new Date(Date.now() + seconds * 1000).toISOString()
}

/** How far a checkout of one order is paid, for stories and tests: nothing yet, with eight minutes left. */
export function samplePayment(changes: Partial<PaymentState> = {}): PaymentState {
  return {
    state: 'waiting',
    due_paise: 68_765,
    paid_paise: 0,
    wallet_paise: 0,
    points_paise: 0,
    pay_by: inSeconds(480),
    server_now: inSeconds(0),
    orders: [
      {
        id: 'order',
        order_number: 'HYD-2611-0042',
        vendor_name: 'Deg & Dastarkhwan',
        status: 'awaiting_payment',
        total_paise: 68_765,
      },
    ],
    tries: [],
    refund_paise: 0,
    ...changes,
  }
}

/** A try to pay by card that the bank did not allow. */
export function sampleTry(changes: Partial<PaymentTry> = {}): PaymentTry {
  return { method: 'card', status: 'failed', reason: 'card_declined', at: inSeconds(-20), ...changes }
}

/** What the gateway's checkout is opened with. */
export const sampleOpenPayment: OpenPayment = {
  state: 'open',
  key_id: 'rzp_test_angadi',
  provider_order_id: 'order_Ab12Cd34Ef56Gh',
  amount_paise: 68_765,
  currency: 'INR',
  name: 'Ananya Reddy',
  contact: '+919876543210',
  script: '/simulator/payments/checkout.js',
}

/** The cache entry of the payment of the checkout `checkout`. */
export function cachedPayment(changes: Partial<PaymentState> = {}) {
  return [paymentKeys.state('checkout'), samplePayment(changes)] as const
}
