/** A part of a charge to refund, in paise. */
export interface RefundLine {
  readonly position: number
  readonly amount_paise: number
}
