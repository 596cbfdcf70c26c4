import { type GatewayAccount, gatewayCalls, type Period, pages, read } from './gateway-calls.ts'
import { textAt, valueAt } from './upstream.ts'

/** The account of the payout service: our keys, and the bank account that payouts leave. */
export interface PayoutServiceAccount extends GatewayAccount {
  readonly source: string
}

/** Where money goes, as the payee has given it. */
export interface Destination {
  readonly method: 'bank' | 'upi'
  readonly holder: string
  readonly account_number: string | undefined
  readonly ifsc: string | undefined
  readonly upi_id: string | undefined
}

/** What a penny-drop has shown, in the words of public.payout_check_record. */
export interface AccountCheck {
  readonly validation_id: string
  readonly status: 'pending' | 'active' | 'invalid'
  readonly registered_name: string | undefined
}

/** A payout as the service has it, in the words of public.payout_record. */
export interface ServicePayout {
  readonly provider_payout_id: string
  readonly reference_id: string | undefined
  readonly amount_paise: number
  readonly status: string
  readonly utr: string | undefined
  readonly reason: string | undefined
  /** Whether the payee's bank is why it did not arrive. */
  readonly account_fault: boolean
}

/** A payout of the service's list. */
export interface ListedPayout extends ServicePayout {
  /** When it was made, in seconds since 1970. */
  readonly made_at: number
}

/** A payout to make. With the same id it is made once, however often it is asked. */
export interface PayoutToMake {
  readonly id: string
  readonly fundAccountId: string
  readonly amountPaise: number
  readonly method: 'bank' | 'upi'
}

/** The calls of the payout service. Each throws GatewayDown or GatewayRefused. */
export interface PayoutService {
  /** @returns the contact's id */
  contact(holder: string, reference: string): Promise<string>
  /** @returns the fund account's id */
  fundAccount(contactId: string, destination: Destination): Promise<string>
  check(fundAccountId: string, reference: string): Promise<AccountCheck>
  checkById(id: string): Promise<AccountCheck>
  pay(payout: PayoutToMake): Promise<ServicePayout>
  payoutById(id: string): Promise<ServicePayout>
  /** Pages of the payouts that were made in a period. */
  payoutsWithin(period: Period): AsyncIterable<readonly ListedPayout[]>
}

const STATES = ['queued', 'pending', 'scheduled', 'processing', 'processed', 'reversed', 'cancelled']
const ENDS = ['rejected', 'failed']

/** IMPS takes at most five lakh rupees. */
const IMPS_LIMIT_PAISE = 50_000_000
const ONE_RUPEE = 100
/** How many payouts the service puts on a page at most. */
const PAGE = 100

/** Reads a payout entity; undefined for what is none. */
export function payoutIn(json: unknown): ServicePayout | undefined {
  const [id, status] = ['id', 'status'].map((name) => textAt(json, name))
  const amount = valueAt(json, 'amount')
  if (id === undefined || status === undefined || ![...STATES, ...ENDS].includes(status)) return undefined
  if (typeof amount !== 'number' || !Number.isSafeInteger(amount) || amount <= 0) return undefined
  return {
    provider_payout_id: id,
    reference_id: textAt(json, 'reference_id'),
    amount_paise: amount,
    status,
    utr: textAt(json, 'utr'),
    reason: textAt(json, 'status_details', 'description'),
    account_fault: textAt(json, 'status_details', 'source') === 'beneficiary_bank',
  }
}

/** Reads a payout of a list; undefined for what is none. */
function listedPayoutIn(json: unknown): ListedPayout | undefined {
  const [payout, made_at] = [payoutIn(json), valueAt(json, 'created_at')]
  return payout === undefined || typeof made_at !== 'number' || !Number.isSafeInteger(made_at)
    ? undefined
    : { ...payout, made_at }
}

/** Reads a validation entity; undefined for what is none. */
export function checkIn(json: unknown): AccountCheck | undefined {
  const [id, status] = ['id', 'status'].map((name) => textAt(json, name))
  if (id === undefined || status === undefined) return undefined
  const found = textAt(json, 'results', 'account_status')
  const isDecided = status === 'completed' && (found === 'active' || found === 'invalid')
  return {
    validation_id: id,
    // What the bank could not say is asked again, not held against the payee.
    status: isDecided ? (found === 'active' ? 'active' : 'invalid') : 'pending',
    registered_name: textAt(json, 'results', 'registered_name'),
  }
}

/**
 * RazorpayX's API (decision 0102).
 *
 * @param send sends the request: `fetch`, or what stands for it in a test
 */
export function razorpayx(account: PayoutServiceAccount, send: typeof fetch = fetch): PayoutService {
  const call = gatewayCalls(account, send)
  const idIn = (json: unknown) => textAt(json, 'id')
  return {
    async contact(holder, reference) {
      const body = { name: holder, type: 'vendor', reference_id: reference }
      return read(await call('POST', '/contacts', body), idIn)
    },
    async fundAccount(contactId, { method, holder, account_number, ifsc, upi_id }) {
      const where =
        method === 'bank'
          ? { account_type: 'bank_account', bank_account: { name: holder, ifsc, account_number } }
          : { account_type: 'vpa', vpa: { address: upi_id } }
      return read(await call('POST', '/fund_accounts', { contact_id: contactId, ...where }), idIn)
    },
    async check(fundAccountId, reference) {
      const body = {
        account_number: account.source,
        fund_account: { id: fundAccountId },
        amount: ONE_RUPEE,
        currency: 'INR',
        notes: { reference },
      }
      return read(await call('POST', '/fund_accounts/validations', body), checkIn)
    },
    async checkById(id) {
      return read(await call('GET', `/fund_accounts/validations/${encodeURIComponent(id)}`), checkIn)
    },
    async pay({ id, fundAccountId, amountPaise, method }) {
      const body = {
        account_number: account.source,
        fund_account_id: fundAccountId,
        amount: amountPaise,
        currency: 'INR',
        mode: method === 'upi' ? 'UPI' : amountPaise <= IMPS_LIMIT_PAISE ? 'IMPS' : 'NEFT',
        purpose: 'payout',
        queue_if_low_balance: true,
        reference_id: id,
        narration: 'Angadi earnings',
      }
      return read(await call('POST', '/payouts', body, { 'x-payout-idempotency': id }), payoutIn)
    },
    async payoutById(id) {
      return read(await call('GET', `/payouts/${encodeURIComponent(id)}`), payoutIn)
    },
    payoutsWithin({ from, to }) {
      const source = encodeURIComponent(account.source)
      return pages(call, `/payouts?account_number=${source}&from=${from}&to=${to}`, PAGE, listedPayoutIn)
    },
  }
}
