import {
  type GatewayAccount,
  GatewayRefused,
  gatewayCalls,
  listed,
  type Period,
  pages,
  read,
} from './gateway-calls.ts'
import {
  codeIn,
  type GatewayCode,
  type GatewayPayment,
  type GatewayRefund,
  type GatewaySettlement,
  type ListedPayment,
  type ListedRefund,
  listedPaymentIn,
  listedRefundIn,
  paymentIn,
  refundIn,
  type SettlementLine,
  settlementIn,
  settlementLineIn,
} from './razorpay-entities.ts'
import { textAt } from './upstream.ts'

/**
 * How long after its order was made a payment may still be taken by itself, in minutes: the least that the gateway
 * allows, and a little more than an order waits. What comes later goes back, unless it is captured one by one.
 */
const CAPTURE_MINUTES = 12
/** How long a payment may wait to be captured one by one, in minutes. */
const MANUAL_MINUTES = 7200

/** What the gateway is asked to collect. */
export interface OrderToMake {
  readonly amountPaise: number
  readonly currency: string
  /** Our own name of it, at most 40 characters. */
  readonly receipt: string
}

/** What is to be paid by a QR code. */
export interface CodeToMake {
  readonly amountPaise: number
  /** Our own name of it, which the gateway keeps. */
  readonly receipt: string
  /** When it closes by itself: at least 15 minutes ahead. */
  readonly closeBy: Date
}

/** A refund to ask for. With the same key it is made once, however often it is asked. */
export interface RefundToMake {
  readonly paymentId: string
  readonly amountPaise: number
  /** 10 to 40 of A–Z, a–z, 0–9, _ and -. */
  readonly key: string
}

/** The calls of the gateway that are used here. Each throws GatewayDown or GatewayRefused. */
export interface Gateway {
  /** @returns the order's id */
  makeOrder(order: OrderToMake): Promise<string>
  payment(id: string): Promise<GatewayPayment>
  paymentsOf(orderId: string): Promise<readonly GatewayPayment[]>
  makeCode(code: CodeToMake): Promise<GatewayCode>
  paymentsByCode(codeId: string): Promise<readonly GatewayPayment[]>
  closeCode(codeId: string): Promise<void>
  /** Takes the money of an authorised payment, the whole of it. */
  capture(payment: GatewayPayment): Promise<GatewayPayment>
  refund(refund: RefundToMake): Promise<GatewayRefund>
  refundById(id: string): Promise<GatewayRefund>
  refundsOf(paymentId: string): Promise<readonly GatewayRefund[]>
  /** Pages of the payments that were begun in a period. */
  paymentsWithin(period: Period): AsyncIterable<readonly ListedPayment[]>
  refundsWithin(period: Period): AsyncIterable<readonly ListedRefund[]>
  settlementsOf(period: Period): Promise<readonly GatewaySettlement[]>
  /**
   * Pages of the lines of the settlements of a day.
   *
   * @param day such as 2026-11-27
   */
  settlementLines(day: string): AsyncIterable<readonly SettlementLine[]>
}

/** How many rows the gateway puts on a page at most, of its lists and of a settlement's lines. */
const PAGE = 100
const SETTLEMENT_PAGE = 1000

/**
 * Razorpay's API, version 1 (decision 0099). Its own SDK is not used: it loses the key that makes a refund once.
 *
 * @param send sends the request: `fetch`, or what stands for it in a test
 */
export function razorpay(account: GatewayAccount, send: typeof fetch = fetch): Gateway {
  const call = gatewayCalls(account, send)

  const at = (...parts: readonly string[]) => parts.map((part) => `/${encodeURIComponent(part)}`).join('')

  return {
    async makeOrder({ amountPaise, currency, receipt }) {
      const made = await call('POST', '/orders', {
        amount: amountPaise,
        currency,
        receipt,
        payment: {
          capture: 'automatic',
          capture_options: {
            automatic_expiry_period: CAPTURE_MINUTES,
            manual_expiry_period: MANUAL_MINUTES,
            refund_speed: 'normal',
          },
        },
      })
      return read(made, (order) => textAt(order, 'id'))
    },
    async payment(id) {
      return read(await call('GET', at('payments', id)), paymentIn)
    },
    async paymentsOf(orderId) {
      return listed(await call('GET', at('orders', orderId, 'payments')), paymentIn)
    },
    async makeCode({ amountPaise, receipt, closeBy }) {
      const body = {
        type: 'upi_qr',
        usage: 'single_use',
        fixed_amount: true,
        payment_amount: amountPaise,
        close_by: Math.floor(closeBy.getTime() / 1000),
        notes: { receipt },
      }
      return read(await call('POST', '/payments/qr_codes', body), codeIn)
    },
    async paymentsByCode(codeId) {
      const path = `${at('payments', 'qr_codes', codeId, 'payments')}?count=100`
      const payments = listed(await call('GET', path), paymentIn)
      return payments.map((payment) => ({ ...payment, provider_code_id: codeId }))
    },
    async closeCode(codeId) {
      await call('POST', at('payments', 'qr_codes', codeId, 'close'))
    },
    async capture({ provider_payment_id, amount_paise, currency }) {
      const body = { amount: amount_paise, currency }
      return read(await call('POST', at('payments', provider_payment_id, 'capture'), body), paymentIn)
    },
    async refund({ paymentId, amountPaise, key }) {
      const body = { amount: amountPaise, speed: 'normal', receipt: key }
      const once = { 'x-refund-idempotency': key }
      return read(await call('POST', at('payments', paymentId, 'refund'), body, once), refundIn)
    },
    async refundById(id) {
      return read(await call('GET', at('refunds', id)), refundIn)
    },
    async refundsOf(paymentId) {
      return listed(await call('GET', `${at('payments', paymentId, 'refunds')}?count=100`), refundIn)
    },
    paymentsWithin: ({ from, to }) => pages(call, `/payments?from=${from}&to=${to}`, PAGE, listedPaymentIn),
    refundsWithin: ({ from, to }) => pages(call, `/refunds?from=${from}&to=${to}`, PAGE, listedRefundIn),
    async settlementsOf({ from, to }) {
      return listed(await call('GET', `/settlements?from=${from}&to=${to}&count=${PAGE}`), settlementIn)
    },
    settlementLines(day) {
      const [year, month, date] = day.split('-').map(Number)
      const path = `/settlements/recon/combined?year=${year}&month=${month}&day=${date}`
      return pages(call, path, SETTLEMENT_PAGE, settlementLineIn)
    },
  }
}

/**
 * A payment with its money taken: what is only authorised is captured. One that was captured at the same moment, by the
 * gateway itself or by another request, is read again.
 */
export async function captured(gateway: Gateway, payment: GatewayPayment): Promise<GatewayPayment> {
  if (payment.status !== 'authorized') return payment
  try {
    return await gateway.capture(payment)
  } catch (error) {
    if (!(error instanceof GatewayRefused)) throw error
    return gateway.payment(payment.provider_payment_id)
  }
}
