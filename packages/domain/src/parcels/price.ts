import { type ParcelRate, weightClassOf } from './rates.ts'

/** The rows of a parcel's price, in paise before tax; rows that are zero are left out. */
export type ParcelRows = Partial<
  Record<'base' | 'distance' | 'weight' | 'drops' | 'waiting' | 'cash_handling' | 'insurance', number>
>

/** A parcel as far as it is priced. */
export interface PricedParcel {
  readonly grams: number
  /** By road along all drops. */
  readonly metres: number
  readonly drops: number
  readonly payer: 'sender' | 'receiver'
  /** Over all stops, in seconds. */
  readonly waitedSeconds?: number
  readonly insured?: boolean
  readonly declaredPaise?: number
}

function wayRows(rate: ParcelRate, grams: number, metres: number) {
  const weight = weightClassOf(grams, rate.classes)
  return {
    base: rate.base.paise,
    distance: Math.round((Math.max(0, metres - rate.base.coversMetres) * rate.perKmPaise) / 1000),
    weight: typeof weight === 'string' ? 0 : weight.surchargePaise,
  }
}

/** Waiting over all stops: whole minutes after the free ones. */
export function waitingPaise(rate: ParcelRate, seconds: number): number {
  return Math.floor(Math.max(0, seconds - rate.waiting.freeSeconds) / 60) * rate.waiting.perMinutePaise
}

/**
 * What an insurance costs: nothing unless it was chosen in this very form (Spec §2 delivery-services).
 *
 * @returns `too_high` above the largest declared value
 */
export function insurancePaise(
  rate: ParcelRate,
  { insured, declaredPaise = 0 }: Pick<PricedParcel, 'insured' | 'declaredPaise'>,
): number | 'too_high' {
  if (insured !== true) return 0
  if (declaredPaise > rate.insurance.maxDeclaredPaise) return 'too_high'
  return Math.max(rate.insurance.minPaise, Math.round((declaredPaise * rate.insurance.bps) / 10_000))
}

/** The rows of a price, each rounded once, half up; the same rule as `private.parcel_rows`. */
export function parcelRows(rate: ParcelRate, parcel: PricedParcel): ParcelRows {
  const insurance = insurancePaise(rate, parcel)
  const rows = {
    ...wayRows(rate, parcel.grams, parcel.metres),
    drops: (parcel.drops - 1) * rate.extraDropPaise,
    waiting: waitingPaise(rate, parcel.waitedSeconds ?? 0),
    cash_handling: parcel.payer === 'receiver' ? rate.cashHandlingPaise : 0,
    insurance: insurance === 'too_high' ? 0 : insurance,
  }
  return Object.fromEntries(Object.entries(rows).filter(([, paise]) => paise !== 0))
}

/** What rows come to. */
export function sumOfRows(rows: ParcelRows): number {
  return Object.values(rows).reduce((sum, paise) => sum + paise, 0)
}

/** What the way back costs; nothing of the way there is refunded for it. */
export function returnPaise(
  rate: ParcelRate,
  grams: number,
  metres: number,
): { readonly legPaise: number; readonly returnPaise: number } {
  const legPaise = sumOfRows(wayRows(rate, grams, metres))
  return { legPaise, returnPaise: Math.round((legPaise * rate.returnBps) / 10_000) }
}
