import { z } from 'zod'
import type { Row } from '../gateway/database-port.ts'
import { shownNotes } from '../service-simulator/answers.ts'

/** Drivers give bigint as text or as a number. */
const whole = z.coerce.number().int()

const contact = z.object({
  id: z.string(),
  name: z.string(),
  type: z.string().nullable(),
  reference_id: z.string().nullable(),
  seconds: whole,
})

const bankDetails = z.object({ name: z.string(), ifsc: z.string(), account_number: z.string() })
const upiDetails = z.object({ address: z.string() })
const fundAccount = z.object({
  id: z.string(),
  contact_id: z.string(),
  account_type: z.enum(['bank_account', 'vpa']),
  details: z.union([bankDetails, upiDetails]),
  /** The name of the contact. */
  name: z.string(),
  seconds: whole,
})
/** An account of the book that money can be sent to. */
export type BookedFundAccount = z.infer<typeof fundAccount>

const validation = z.object({
  id: z.string(),
  fund_account_id: z.string(),
  amount: whole,
  notes: z.record(z.string(), z.string()),
  status: z.enum(['created', 'completed', 'failed']),
  account_status: z.enum(['active', 'invalid']).nullable(),
  registered_name: z.string().nullable(),
  seconds: whole,
})
/** A penny-drop of the book. */
export type BookedValidation = z.infer<typeof validation>

const payout = z.object({
  id: z.string(),
  fund_account_id: z.string().nullable(),
  amount: whole,
  mode: z.string(),
  purpose: z.string(),
  reference_id: z.string().nullable(),
  narration: z.string().nullable(),
  asked: z.string(),
  ending: z.string(),
  status: z.enum(['queued', 'processing', 'processed', 'reversed', 'failed']),
  utr: z.string().nullable(),
  seconds: whole,
})
/** A payout of the book. `asked` is the request that made it, to compare another one with the same key. */
export type BookedPayout = z.infer<typeof payout>

export const fundAccountOf = (row: Row): BookedFundAccount => fundAccount.parse(row)
export const validationOf = (row: Row): BookedValidation => validation.parse(row)
export const payoutOf = (row: Row): BookedPayout => payout.parse(row)

/** A contact in the service's words. */
export function contactEntity(row: Row) {
  const { seconds, ...shown } = contact.parse(row)
  return {
    ...shown,
    entity: 'contact',
    contact: null,
    email: null,
    batch_id: null,
    active: true,
    notes: [],
    created_at: seconds,
  }
}

/** An account in the service's words. */
export function fundAccountEntity({ details, name: _, seconds, ...row }: BookedFundAccount) {
  return {
    ...row,
    entity: 'fund_account',
    ...(row.account_type === 'vpa' ? { vpa: details } : { bank_account: details }),
    batch_id: null,
    active: true,
    created_at: seconds,
  }
}

/** A penny-drop in the service's words. */
export function validationEntity(row: BookedValidation) {
  return {
    id: row.id,
    entity: 'fund_account.validation',
    fund_account: { id: row.fund_account_id, entity: 'fund_account' },
    status: row.status,
    amount: row.amount,
    currency: 'INR',
    notes: shownNotes(row.notes),
    results: { account_status: row.account_status, registered_name: row.registered_name },
    created_at: row.seconds,
    utr: null,
  }
}

const DETAILS = {
  queued: { reason: 'low_balance', description: 'The account has too little money', source: 'business' },
  failed: {
    reason: 'beneficiary_bank_rejected',
    description: 'The bank of the beneficiary has rejected the payout',
    source: 'beneficiary_bank',
  },
  reversed: {
    reason: 'beneficiary_account_closed',
    description: 'Beneficiary account closed',
    source: 'beneficiary_bank',
  },
} as const

/** A payout in the service's words. */
export function payoutEntity({ asked: _, ending: __, seconds, ...row }: BookedPayout) {
  const details =
    row.status === 'queued' || row.status === 'failed' || row.status === 'reversed'
      ? DETAILS[row.status]
      : undefined
  return {
    ...row,
    entity: 'payout',
    currency: 'INR',
    notes: [],
    fees: 0,
    tax: 0,
    batch_id: null,
    status_details: details ?? null,
    failure_reason: row.status === 'failed' ? details?.description : null,
    created_at: seconds,
  }
}
