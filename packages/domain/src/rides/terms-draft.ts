import { paiseOf } from '../money.ts'
import { daysAfter } from '../time/india-day.ts'

/** The bounds of what drivers pay, as in the database; amounts in paise. */
export const RIDE_TERMS_LIMITS = {
  fee: { least: 100, most: 50_000 },
  /** By law drivers keep 80 %. */
  percent: 20,
  /** The last day that can be chosen, after today. */
  days: 365,
} as const

/** How drivers pay the platform. */
export const RIDE_MODELS = ['commission', 'daily_fee'] as const
export type RideModel = (typeof RIDE_MODELS)[number]

/** Terms as they are typed. */
export interface RideTermsDraft {
  readonly region: string
  readonly vehicle: string
  readonly model: RideModel
  /** Empty: what each mode had before. */
  readonly percent: string
  /** In rupees. */
  readonly fee: string
  /** `YYYY-MM-DD`. */
  readonly starts: string
}

/** Terms as the database takes them. */
export type RideTermsInput = {
  region_id: string
  vehicle: string
  model: RideModel
  fee_paise?: number
  commission_bp?: number
  starts_on: string
}

export type RideTermsField = 'percent' | 'fee' | 'starts'

/** Basis points of one percent. */
const PERCENT = 100

/** Reads a percentage with at most two decimals as basis points; undefined where it is none or above the law. */
function basisPointsOf(percent: string): number | undefined {
  const typed = percent.trim()
  if (!/^\d{1,2}(\.\d{1,2})?$/.test(typed)) return undefined
  const value = Math.round(Number(typed) * PERCENT)
  return value <= RIDE_TERMS_LIMITS.percent * PERCENT ? value : undefined
}

/**
 * Reads terms, or says which fields are wrong.
 *
 * @param today in India, such as `2026-11-28`; drivers must know terms before their first day
 */
export function readRideTerms(
  draft: RideTermsDraft,
  today: string,
):
  | { readonly terms: RideTermsInput; readonly wrong: undefined }
  | { readonly terms: undefined; readonly wrong: readonly RideTermsField[] } {
  const isFee = draft.model === 'daily_fee'
  const fee = paiseOf(draft.fee)
  const bp = basisPointsOf(draft.percent)
  const { least, most } = RIDE_TERMS_LIMITS.fee
  const wrong: RideTermsField[] = []
  if (isFee && (fee === undefined || fee < least || fee > most)) wrong.push('fee')
  if (!isFee && draft.percent.trim() !== '' && bp === undefined) wrong.push('percent')
  if (draft.starts <= today || draft.starts > daysAfter(today, RIDE_TERMS_LIMITS.days)) wrong.push('starts')
  if (wrong.length > 0) return { terms: undefined, wrong }
  return {
    terms: {
      region_id: draft.region,
      vehicle: draft.vehicle,
      model: draft.model,
      starts_on: draft.starts,
      ...(isFee && fee !== undefined ? { fee_paise: fee } : {}),
      ...(!isFee && bp !== undefined ? { commission_bp: bp } : {}),
    },
    wrong: undefined,
  }
}
