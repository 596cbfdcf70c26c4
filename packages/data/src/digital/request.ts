/** A recharge to price; the amount in paise where no plan was chosen. */
export interface RechargeRequest {
  readonly service: 'recharge'
  readonly operator: string
  readonly circle?: string
  readonly number: string
  readonly plan_id?: string
  readonly amount_paise?: number
}

/** A fetched bill to price; the amount in paise. */
export interface BillRequest {
  readonly service: 'bill'
  readonly bill_fetch_id: string
  readonly amount_paise: number
}

/** What is to be paid, as the server prices it (`private.trades`: recharge, bill). */
export type DigitalRequest = RechargeRequest | BillRequest
