import { type Paise, shareOf } from '../money.ts'

/** What an operator or a biller takes for a payment, beside its amount. */
export interface FeeRule {
  /** Flat part in paise. */
  readonly flat: Paise
  /** Share of the amount; 100 basis points are 1 %. */
  readonly basisPoints: number
  /** Most that both together come to, in paise; null for no limit. */
  readonly cap: Paise | null
}

/**
 * The fee that is shown before paying, in paise. The server decides; this is the same rule (`private.convenience_fee`)
 * for a form that is being filled in.
 */
export function convenienceFee(amount: Paise, { flat, basisPoints, cap }: FeeRule): Paise {
  const fee = flat + shareOf(amount, basisPoints)
  return cap === null ? fee : Math.min(fee, cap)
}
