import { GatewayDown, GatewayRefused } from '../_shared/gateway-calls.ts'
import type { AccountCheck, Destination, PayoutService, ServicePayout } from '../_shared/razorpayx.ts'
import { textAt, valueAt } from '../_shared/upstream.ts'

/** An account to check, as far as an earlier attempt came (public.claim_payout_work). */
export interface CheckClaim extends Destination {
  readonly kind: 'check'
  readonly id: string
  readonly contactId: string | undefined
  readonly fundAccountId: string | undefined
  readonly validationId: string | undefined
}

/** A payout to send, or with an id of the service one to ask about. */
export interface PayoutClaim {
  readonly kind: 'payout'
  readonly id: string
  readonly amountPaise: number
  readonly method: 'bank' | 'upi'
  readonly fundAccountId: string
  readonly providerPayoutId: string | undefined
}

/** What became of it, as public.settle_payout_work takes it; `lost` is asked again. */
export type WorkResult =
  | ({ readonly kind: 'payout'; readonly id: string } & ServicePayout)
  | {
      readonly kind: 'payout'
      readonly id: string
      readonly status: 'refused' | 'lost'
      readonly reason?: string
      readonly account_fault?: boolean
    }
  | {
      readonly kind: 'check'
      readonly id: string
      readonly contact_id?: string
      readonly fund_account_id?: string
      readonly validation_id?: string
      readonly status: AccountCheck['status'] | 'lost'
      readonly registered_name?: string
      readonly reason?: string
    }

/** What the service says when it will never pay to this account; what else it refuses is tried again. */
const NEVER = /fund account|inactive|beneficiary|ifsc|vpa|account number/i

/** Reads a claim; undefined for what is none. */
export function claimIn(row: unknown): CheckClaim | PayoutClaim | undefined {
  const [kind, id, said] = ['kind', 'id', 'method'].map((name) => textAt(row, name))
  const method = said === 'bank' || said === 'upi' ? said : undefined
  if (id === undefined || method === undefined) return undefined
  const fundAccountId = textAt(row, 'fund_account_id')
  if (kind === 'payout') {
    const amountPaise = valueAt(row, 'amount_paise')
    if (typeof amountPaise !== 'number' || fundAccountId === undefined) return undefined
    const providerPayoutId = textAt(row, 'provider_payout_id')
    return { kind, id, amountPaise, method, fundAccountId, providerPayoutId }
  }
  const holder = textAt(row, 'holder')
  if (kind !== 'check' || holder === undefined) return undefined
  return {
    kind,
    id,
    method,
    holder,
    account_number: textAt(row, 'account_number'),
    ifsc: textAt(row, 'ifsc'),
    upi_id: textAt(row, 'upi_id'),
    contactId: textAt(row, 'contact_id'),
    fundAccountId,
    validationId: textAt(row, 'validation_id'),
  }
}

function isExpected(error: unknown): error is GatewayDown | GatewayRefused {
  return error instanceof GatewayDown || error instanceof GatewayRefused
}

function report(error: unknown): void {
  console.error(`payout-worker: ${isExpected(error) ? error.message : 'failed unexpectedly'}`)
  if (!isExpected(error)) console.error(error)
}

async function checked(service: PayoutService, claim: CheckClaim): Promise<WorkResult> {
  const { kind, id } = claim
  // What is known is handed back also where a later step is lost, so that nothing is made twice.
  let known: { contact_id?: string; fund_account_id?: string } = {}
  try {
    const contact_id = claim.contactId ?? (await service.contact(claim.holder, id))
    known = { contact_id }
    const fund_account_id = claim.fundAccountId ?? (await service.fundAccount(contact_id, claim))
    known = { contact_id, fund_account_id }
    const { validation_id, status, registered_name } = claim.validationId
      ? await service.checkById(claim.validationId)
      : await service.check(fund_account_id, id)
    const name = registered_name === undefined ? {} : { registered_name }
    return { kind, id, ...known, validation_id, status, ...name }
  } catch (error) {
    report(error)
    if (error instanceof GatewayRefused && error.status === 400 && NEVER.test(error.description))
      return { kind, id, ...known, status: 'invalid', reason: error.description.slice(0, 200) }
    return { kind, id, ...known, status: 'lost' }
  }
}

async function paid(service: PayoutService, claim: PayoutClaim): Promise<WorkResult> {
  const { kind, id, providerPayoutId } = claim
  try {
    const payout = await (providerPayoutId ? service.payoutById(providerPayoutId) : service.pay(claim))
    return { kind, id, ...payout }
  } catch (error) {
    report(error)
    const isFinal =
      providerPayoutId === undefined &&
      error instanceof GatewayRefused &&
      error.status === 400 &&
      NEVER.test(error.description)
    if (!isFinal) return { kind, id, status: 'lost' }
    return { kind, id, status: 'refused', reason: error.description.slice(0, 200), account_fault: true }
  }
}

/** Does one piece of work. Never throws: what is not known is lost, and asked again with the same key. */
export function workAt(service: PayoutService, claim: CheckClaim | PayoutClaim): Promise<WorkResult> {
  return claim.kind === 'check' ? checked(service, claim) : paid(service, claim)
}
