/** A bill to ask for (public.claim_bill_fetches). */
export interface BillRequest {
  readonly id: string
  readonly biller_code: string
  /** The first parameter, which names the connection. */
  readonly target: string
  /** What the customer entered, by the code of the parameter. */
  readonly parameters: Readonly<Record<string, string>>
  readonly attempt: number
}

/** A biller's answer; `lost` is asked again, `failed` is not. Amounts in paise, dates as 2026-11-30. */
export type BillAnswer =
  | {
      readonly outcome: 'fetched'
      readonly amount_paise: number
      readonly min_paise?: number
      readonly due_on?: string
      readonly bill_date?: string
      readonly bill_number?: string
      readonly customer_name?: string
    }
  | { readonly outcome: 'failed'; readonly reason: string }
  | { readonly outcome: 'lost' }

/** A payment to make or to ask about (public.claim_fulfilments). */
export interface PaymentRequest {
  readonly attempt_id: number
  /** The payment's number at the provider, the same in all attempts: sent twice it pays once. */
  readonly request_id: string
  readonly action: 'pay' | 'status'
  readonly service: 'recharge' | 'bill'
  readonly operator_code: string | null
  readonly circle_code: string | null
  readonly biller_code: string | null
  /** The number to recharge, or the first parameter of the bill. */
  readonly target: string
  readonly parameters: Readonly<Record<string, string>>
  readonly amount_paise: number
  readonly attempt: number
  readonly created_at: string
  readonly deadline_at: string
}

/**
 * What a provider says about a payment. `not_taken` only when it has certainly not seen the request, so that it may be
 * sent again; whoever is not sure says `lost`, which is asked about.
 */
export type PaymentAnswer =
  | { readonly outcome: 'success'; readonly amount_paise: number; readonly provider_reference: string }
  | { readonly outcome: 'failed'; readonly reason: string }
  | { readonly outcome: 'pending' }
  | { readonly outcome: 'not_taken' }
  | { readonly outcome: 'lost' }

/** A provider of recharges and bill payments: an aggregator, or the simulator. Each may reject; that counts as lost. */
export interface ProviderAdapter {
  fetchBill(request: BillRequest): Promise<BillAnswer>
  /** One answer, or several where a provider repeats itself. */
  pay(request: PaymentRequest): Promise<readonly PaymentAnswer[]>
  status(request: PaymentRequest): Promise<readonly PaymentAnswer[]>
}
