import { textAt, valueAt } from './upstream.ts'

/** A QR code of the gateway. */
export interface GatewayCode {
  readonly id: string
  /** What the code says: an address that an app for UPI opens. */
  readonly content: string
}

/** A payment as the gateway has it, in the words of public.gateway_record. */
export interface GatewayPayment {
  readonly provider_payment_id: string
  readonly provider_order_id: string | undefined
  /** The QR code by which it was made; such a payment has no order. */
  readonly provider_code_id?: string
  readonly amount_paise: number
  readonly currency: string
  readonly status: 'created' | 'authorized' | 'captured' | 'failed' | 'refunded'
  readonly method: string | undefined
  /** What paid, in words that are the same each time; undefined where the gateway says too little to tell. */
  readonly instrument?: string
  readonly error_code: string | undefined
  readonly error_reason: string | undefined
}

/** A refund as the gateway has it, in the words of public.gateway_refund_record. */
export interface GatewayRefund {
  readonly provider_refund_id: string
  readonly provider_payment_id: string
  readonly amount_paise: number
  readonly status: 'pending' | 'processed' | 'failed'
  /** The key with which we asked for it; undefined where somebody else did. */
  readonly receipt: string | undefined
}

/** A payment of the gateway's own list, in the words of public.gateway_list_payments; made_at in seconds since 1970. */
export interface ListedPayment extends GatewayPayment {
  readonly made_at: number
}

/** A refund of the gateway's own list, in the words of public.gateway_list_refunds; made_at in seconds since 1970. */
export interface ListedRefund extends GatewayRefund {
  readonly made_at: number
}

/** Money that the gateway has sent to the bank account, in the words of public.gateway_settled. */
export interface GatewaySettlement {
  readonly provider_settlement_id: string
  readonly amount_paise: number
  /** The bank's own reference. */
  readonly reference: string | undefined
  readonly made_at: number
}

/** What a settlement is made of: a credit after its fee, which has the tax inside, or a debit. */
export interface SettlementLine {
  readonly settlement_id: string
  readonly entity_id: string
  readonly kind: string
  readonly debit_paise: number
  readonly credit_paise: number
  readonly fee_paise: number
  readonly tax_paise: number
}

/** A dispute as the gateway has it, in the words of public.gateway_dispute_record. */
export interface GatewayDispute {
  readonly provider_dispute_id: string
  readonly provider_payment_id: string
  readonly amount_paise: number
  readonly currency: string
  readonly status: 'open' | 'under_review' | 'won' | 'lost' | 'closed'
  readonly reason_code: string | undefined
  /** In seconds since 1970. */
  readonly respond_by: number | undefined
}

const PAYMENT_STATES = ['created', 'authorized', 'captured', 'failed', 'refunded'] as const
const REFUND_STATES = ['pending', 'processed', 'failed'] as const
const DISPUTE_STATES = ['open', 'under_review', 'won', 'lost', 'closed'] as const

function paiseAt(json: unknown, name: string): number | undefined {
  const value = valueAt(json, name)
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : undefined
}

/** The address of UPI, or a card by its holder: four digits, network and bank alone are those of thousands. */
function instrumentIn(payment: unknown): string | undefined {
  const vpa = textAt(payment, 'vpa')
  if (vpa !== undefined) return `upi ${vpa}`
  const parts = ['network', 'issuer', 'last4', 'name'].map((name) => textAt(payment, 'card', name))
  return parts.includes(undefined) ? undefined : `card ${parts.join(' ')}`
}

/** Reads a payment entity; undefined for what is none. */
export function paymentIn(json: unknown): GatewayPayment | undefined {
  const [id, currency, said] = ['id', 'currency', 'status'].map((name) => textAt(json, name))
  const amount_paise = paiseAt(json, 'amount')
  const status = PAYMENT_STATES.find((state) => state === said)
  if (id === undefined || currency === undefined || amount_paise === undefined || status === undefined)
    return undefined
  const instrument = instrumentIn(json)
  return {
    provider_payment_id: id,
    provider_order_id: textAt(json, 'order_id'),
    amount_paise,
    currency,
    status,
    method: textAt(json, 'method'),
    ...(instrument === undefined ? {} : { instrument }),
    error_code: textAt(json, 'error_code'),
    error_reason: textAt(json, 'error_reason'),
  }
}

/** Reads a QR code entity; undefined for what is none, or for one that does not say what it holds. */
export function codeIn(json: unknown): GatewayCode | undefined {
  const [id, content] = ['id', 'image_content'].map((name) => textAt(json, name))
  return id === undefined || content === undefined ? undefined : { id, content }
}

/** Reads a refund entity; undefined for what is none. */
export function refundIn(json: unknown): GatewayRefund | undefined {
  const [id, payment, said] = ['id', 'payment_id', 'status'].map((name) => textAt(json, name))
  const amount_paise = paiseAt(json, 'amount')
  const status = REFUND_STATES.find((state) => state === said)
  if (id === undefined || payment === undefined || amount_paise === undefined || status === undefined)
    return undefined
  return {
    provider_refund_id: id,
    provider_payment_id: payment,
    amount_paise,
    status,
    receipt: textAt(json, 'receipt'),
  }
}

function datedIn<Entity extends object>(
  json: unknown,
  entityIn: (json: unknown) => Entity | undefined,
): (Entity & { readonly made_at: number }) | undefined {
  const [entity, made_at] = [entityIn(json), paiseAt(json, 'created_at')]
  return entity === undefined || made_at === undefined ? undefined : { ...entity, made_at }
}

export const listedPaymentIn = (json: unknown) => datedIn(json, paymentIn)
export const listedRefundIn = (json: unknown) => datedIn(json, refundIn)

export function settlementIn(json: unknown): GatewaySettlement | undefined {
  const [id, amount_paise] = [textAt(json, 'id'), paiseAt(json, 'amount')]
  const made_at = paiseAt(json, 'created_at')
  if (id === undefined || amount_paise === undefined || made_at === undefined) return undefined
  return { provider_settlement_id: id, amount_paise, reference: textAt(json, 'utr'), made_at }
}

export function settlementLineIn(json: unknown): SettlementLine | undefined {
  const [settlement_id, entity_id, kind] = ['settlement_id', 'entity_id', 'type'].map((name) =>
    textAt(json, name),
  )
  const [debit_paise, credit_paise] = [paiseAt(json, 'debit'), paiseAt(json, 'credit')]
  if (settlement_id === undefined || entity_id === undefined || kind === undefined) return undefined
  if (debit_paise === undefined || credit_paise === undefined) return undefined
  const [fee_paise = 0, tax_paise = 0] = [paiseAt(json, 'fee'), paiseAt(json, 'tax')]
  return { settlement_id, entity_id, kind, debit_paise, credit_paise, fee_paise, tax_paise }
}

/** Reads a dispute entity; undefined for what is none. */
export function disputeIn(json: unknown): GatewayDispute | undefined {
  const [id, payment, currency, said] = ['id', 'payment_id', 'currency', 'status'].map((name) =>
    textAt(json, name),
  )
  const amount_paise = paiseAt(json, 'amount')
  const status = DISPUTE_STATES.find((state) => state === said)
  if (id === undefined || payment === undefined || currency === undefined) return undefined
  if (amount_paise === undefined || status === undefined) return undefined
  return {
    provider_dispute_id: id,
    provider_payment_id: payment,
    amount_paise,
    currency,
    status,
    reason_code: textAt(json, 'reason_code'),
    respond_by: paiseAt(json, 'respond_by'),
  }
}
