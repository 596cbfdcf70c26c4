import { textAt, valueAt } from '../_shared/upstream.ts'

/** Who issues or supplies, as the paper names it. */
export interface Party {
  readonly name: string
  readonly address?: string | undefined
  readonly gstin?: string | undefined
  readonly fssai?: string | undefined
}

/** What was supplied, as the customer saw its price. */
export interface SuppliedLine {
  readonly name?: string | undefined
  readonly charge?: string | undefined
  /** Of a charge for days: the first and the last of them. */
  readonly days?: { readonly from: Date; readonly until: Date } | undefined
  readonly quantity: number
  readonly code?: string | undefined
  readonly paise: number
}

/** A tax class of the paper. */
export interface TaxClass {
  readonly code?: string | undefined
  readonly rateBp: number
  readonly taxablePaise: number
  readonly cgstPaise: number
  readonly sgstPaise: number
  readonly igstPaise: number
  readonly grossPaise: number
}

/** A document as the database tells it (order_invoices). */
export interface Invoice {
  readonly kind: 'tax_invoice' | 'invoice_cum_bill_of_supply' | 'bill_of_supply' | 'credit_note'
  readonly number: string
  readonly issuedAt: Date
  /** Undefined where it is of no order. */
  readonly orderNumber: string | undefined
  readonly of?: { readonly number: string; readonly issuedAt: Date } | undefined
  readonly issuer: Party
  readonly supplier?: Party | undefined
  /** The registered business that it is made out to. */
  readonly recipient?: Party | undefined
  readonly place: string
  readonly section95: boolean
  readonly deliveredTo?: string | undefined
  readonly lines: readonly SuppliedLine[]
  readonly reductionPaise: number
  readonly totalPaise: number
  readonly taxes: readonly TaxClass[]
}

const KINDS = ['tax_invoice', 'invoice_cum_bill_of_supply', 'bill_of_supply', 'credit_note'] as const

function listAt(json: unknown, key: string): readonly unknown[] {
  const value = valueAt(json, key)
  return Array.isArray(value) ? value : []
}

function text(json: unknown, ...path: readonly string[]): string {
  const value = textAt(json, ...path)
  if (value === undefined) throw new Error(`an invoice without ${path.join('.')}`)
  return value
}

function paise(json: unknown, key: string): number {
  const value = valueAt(json, key)
  if (typeof value !== 'number' || !Number.isSafeInteger(value)) throw new Error(`an invoice without ${key}`)
  return value
}

function partyAt(json: unknown, key: string): Party | undefined {
  const name = textAt(json, key, 'name')
  if (name === undefined) return undefined
  return {
    name,
    address: textAt(json, key, 'address'),
    gstin: textAt(json, key, 'gstin'),
    fssai: textAt(json, key, 'fssai_number'),
  }
}

function daysAt(line: unknown): SuppliedLine['days'] {
  const [from, until] = ['from', 'until'].map((key) => textAt(line, key))
  return from === undefined || until === undefined
    ? undefined
    : { from: new Date(from), until: new Date(until) }
}

/**
 * The document with an id among those of an order or of a membership.
 *
 * @throws when the database tells one that cannot be a document
 */
export function invoiceIn(documents: unknown, id: string): Invoice | undefined {
  const found = Array.isArray(documents) ? documents.find((each) => textAt(each, 'id') === id) : undefined
  if (found === undefined) return undefined
  const issuer = partyAt(found, 'issuer')
  const kind = KINDS.find((each) => each === valueAt(found, 'kind'))
  if (!issuer || !kind) throw new Error('an invoice without issuer or kind')
  const of = textAt(found, 'of_number')
  const home = ['line', 'city', 'pincode'].map((key) => textAt(found, 'delivered_to', key)).filter(Boolean)
  return {
    kind,
    number: text(found, 'number'),
    issuedAt: new Date(text(found, 'issued_at')),
    orderNumber: textAt(found, 'order_number'),
    of: of === undefined ? undefined : { number: of, issuedAt: new Date(text(found, 'of_issued_at')) },
    issuer,
    supplier: partyAt(found, 'supplier'),
    recipient: partyAt(found, 'recipient'),
    place: `${text(found, 'place_of_supply', 'name')} (${text(found, 'place_of_supply', 'code')})`,
    section95: valueAt(found, 'section_9_5') === true,
    deliveredTo: home.length > 0 ? home.join(', ') : undefined,
    lines: listAt(found, 'lines').map((line) => {
      const quantity = valueAt(line, 'quantity')
      return {
        name: textAt(line, 'name'),
        charge: textAt(line, 'charge'),
        days: daysAt(line),
        quantity: typeof quantity === 'number' ? quantity : 1,
        code: textAt(line, 'code'),
        paise: paise(line, 'amount_paise'),
      }
    }),
    reductionPaise: paise(found, 'reduction_paise'),
    totalPaise: paise(found, 'total_paise'),
    taxes: listAt(found, 'taxes').map((tax) => ({
      code: textAt(tax, 'code'),
      rateBp: paise(tax, 'rate_bp'),
      taxablePaise: paise(tax, 'taxable_paise'),
      cgstPaise: paise(tax, 'cgst_paise'),
      sgstPaise: paise(tax, 'sgst_paise'),
      igstPaise: paise(tax, 'igst_paise'),
      grossPaise: paise(tax, 'gross_paise'),
    })),
  }
}
