import { GatewayDown, GatewayRefused } from '../_shared/gateway-calls.ts'
import type { Gateway } from '../_shared/razorpay.ts'
import type { GatewayRefund } from '../_shared/razorpay-entities.ts'
import { textAt, valueAt } from '../_shared/upstream.ts'

/** A refund to ask for, or one that was asked for and is to be asked about (public.claim_gateway_refunds). */
export interface RefundClaim {
  readonly id: string
  readonly paymentId: string
  /** Empty until the gateway has made its refund. */
  readonly refundId: string | undefined
  readonly amountPaise: number
  readonly key: string
}

/**
 * What became of it, as public.settle_gateway_refunds takes it. `lost` is asked again with the same key; of `not_left` so
 * much is not there to go back, because others have given `returned_paise` back or a bank has taken it.
 */
export interface RefundResult {
  readonly id: string
  readonly status: 'pending' | 'processed' | 'failed' | 'lost' | 'not_left'
  readonly provider_refund_id?: string
  readonly reason?: string
  readonly returned_paise?: number
}

/** What the gateway says when no bank will take it back, ever: then it is put into the wallet. */
const REFUSED_FOR_EVER =
  /does not support refund|cannot be refunded|refund is not supported|months old|at least INR/i

/** What it says when so much is not there any more to give back. */
const NOT_LEFT = /fully refunded|greater than|exceeds/i

/** Our own keys (private.gateway_refunds); a refund without one was made by somebody else. */
const OWN_KEY = /^r[0-9a-f]{32}$/

/** Reads a claim; undefined for what is none. */
export function refundClaimIn(row: unknown): RefundClaim | undefined {
  const [id, paymentId, key] = ['id', 'provider_payment_id', 'key'].map((name) => textAt(row, name))
  const amountPaise = valueAt(row, 'amount_paise')
  if (id === undefined || paymentId === undefined || key === undefined || typeof amountPaise !== 'number')
    return undefined
  return { id, paymentId, refundId: textAt(row, 'provider_refund_id'), amountPaise, key }
}

function resultOf(id: string, { provider_refund_id, status }: GatewayRefund): RefundResult {
  return { id, status, provider_refund_id }
}

/** What went back of a payment without our asking, in paise. What is on its way may still come back. */
function returnedByOthers(refunds: readonly GatewayRefund[]): number {
  return refunds
    .filter(({ receipt, status }) => status === 'processed' && !OWN_KEY.test(receipt ?? ''))
    .reduce((sum, { amount_paise }) => sum + amount_paise, 0)
}

async function asked(gateway: Gateway, claim: RefundClaim): Promise<RefundResult> {
  const { id, paymentId, refundId, amountPaise, key } = claim
  if (refundId !== undefined) return resultOf(id, await gateway.refundById(refundId))
  try {
    return resultOf(id, await gateway.refund({ paymentId, amountPaise, key }))
  } catch (error) {
    if (!(error instanceof GatewayRefused)) throw error
    // Refused perhaps because it was made before, when its answer was lost, longer ago than the gateway remembers keys.
    const all = await gateway.refundsOf(paymentId)
    const made = all.find(({ receipt }) => receipt === key)
    if (made) return resultOf(id, made)
    const reason = error.description.slice(0, 200)
    // The gateway, or somebody at its desk, has given it back already, or a part of it: it is not given twice.
    if (NOT_LEFT.test(error.description))
      return { id, status: 'not_left', reason, returned_paise: returnedByOthers(all) }
    const isFinal = error.status === 400 && REFUSED_FOR_EVER.test(error.description)
    return { id, status: isFinal ? 'failed' : 'lost', reason }
  }
}

/** Asks the gateway for a refund, or about it. Never throws: what is not known is lost. */
export async function refundAt(gateway: Gateway, claim: RefundClaim): Promise<RefundResult> {
  try {
    return await asked(gateway, claim)
  } catch (error) {
    const isExpected = error instanceof GatewayDown || error instanceof GatewayRefused
    console.error(`payment-worker: ${isExpected ? error.message : 'a refund failed unexpectedly'}`)
    if (!isExpected) console.error(error)
    return { id: claim.id, status: 'lost' }
  }
}
