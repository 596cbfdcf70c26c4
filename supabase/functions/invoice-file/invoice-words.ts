/** What an invoice says besides its own names and figures. */
export interface Words {
  readonly kinds: {
    readonly tax_invoice: string
    readonly invoice_cum_bill_of_supply: string
    readonly bill_of_supply: string
    readonly credit_note: string
  }
  readonly number: string
  readonly date: string
  readonly order: string
  readonly of: string
  readonly supplier: string
  readonly fssai: string
  readonly place: string
  readonly deliveredTo: string
  readonly recipient: string
  readonly item: string
  readonly quantity: string
  readonly amount: string
  readonly reduction: string
  readonly value: string
  readonly rate: string
  readonly total: string
  readonly credited: string
  readonly section95: string
  /** Charges by their code, with `cancellation` and `other`. */
  readonly charges: Readonly<Record<string, string>> & { readonly other: string }
}
