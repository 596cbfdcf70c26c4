import { paiseOf } from '../money.ts'

/** The bounds of a vendor's offer, as in the database; amounts in paise, shares in percent. */
export const OFFER_LIMITS = {
  code: /^[A-Z0-9]{4,20}$/,
  flat: { least: 1000, most: 50_000 },
  percent: { least: 5, most: 50 },
  minimum: 1_000_000,
  days: 180,
  perCustomer: { least: 1, most: 20 },
  total: 100_000,
} as const

/** An offer as it is typed. */
export interface OfferDraft {
  readonly code: string
  readonly kind: 'flat' | 'percent'
  /** Rupees off, or percent off. */
  readonly value: string
  /** The most that a percentage takes off, in rupees. */
  readonly cap: string
  readonly minimum: string
  /** The last day, `YYYY-MM-DD`. */
  readonly until: string
  readonly perCustomer: number
  /** How often it can be used altogether; empty without a limit. */
  readonly total: string
  readonly firstOrderOnly: boolean
}

/** An offer as the database takes it. */
export type OfferInput = {
  code: string
  kind: 'flat' | 'percent'
  value: number
  cap_paise?: number
  minimum_paise: number
  valid_to: string
  total_limit?: number
  per_user_limit: number
  first_order_only: boolean
}

export type OfferField = 'code' | 'value' | 'cap' | 'minimum' | 'until' | 'total'

export type ReadOffer =
  | { readonly offer: OfferInput; readonly wrong: undefined }
  | { readonly offer: undefined; readonly wrong: readonly OfferField[] }

function within(value: number | undefined, least: number, most: number): number | undefined {
  return value !== undefined && value >= least && value <= most ? value : undefined
}

function wholeOf(text: string): number | undefined {
  return /^\d{1,6}$/.test(text.trim()) ? Number(text) : undefined
}

/**
 * Reads an offer, or names what is wrong with it: half of the smallest order is the most that is taken off.
 *
 * @param today the present day in India, `YYYY-MM-DD`
 */
export function readOffer(draft: OfferDraft, today: string): ReadOffer {
  const wrong: OfferField[] = []
  const code = draft.code.trim().toUpperCase()
  if (!OFFER_LIMITS.code.test(code)) wrong.push('code')
  const isFlat = draft.kind === 'flat'
  const typedValue = isFlat ? paiseOf(draft.value) : wholeOf(draft.value)
  const range = OFFER_LIMITS[draft.kind]
  const value = within(typedValue, range.least, range.most)
  if (value === undefined) wrong.push('value')
  const cap = within(paiseOf(draft.cap), OFFER_LIMITS.flat.least, OFFER_LIMITS.flat.most)
  if (!isFlat && cap === undefined) wrong.push('cap')
  const minimum = within(draft.minimum.trim() === '' ? 0 : paiseOf(draft.minimum), 0, OFFER_LIMITS.minimum)
  if (minimum === undefined || (isFlat && value !== undefined && value * 2 > minimum)) wrong.push('minimum')
  const ends = Date.parse(`${draft.until}T23:59:59+05:30`)
  const last = Date.parse(`${today}T00:00:00+05:30`) + (OFFER_LIMITS.days - 1) * 86_400_000
  if (Number.isNaN(ends) || draft.until < today || ends > last) wrong.push('until')
  const total = draft.total.trim() === '' ? undefined : within(wholeOf(draft.total), 1, OFFER_LIMITS.total)
  if (draft.total.trim() !== '' && total === undefined) wrong.push('total')
  if (wrong.length > 0 || value === undefined || minimum === undefined) return { offer: undefined, wrong }
  return {
    wrong: undefined,
    offer: {
      code,
      kind: draft.kind,
      value: isFlat ? value : value * 100,
      ...(isFlat || cap === undefined ? {} : { cap_paise: cap }),
      minimum_paise: minimum,
      valid_to: new Date(ends).toISOString(),
      ...(total === undefined ? {} : { total_limit: total }),
      per_user_limit: draft.perCustomer,
      first_order_only: draft.firstOrderOnly,
    },
  }
}
