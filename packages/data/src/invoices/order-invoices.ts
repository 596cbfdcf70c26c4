import { queryOptions, useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { orderKeys } from '../orders/keys.ts'
import { rows } from '../vocabulary.ts'

const party = z.object({
  name: z.string(),
  address: z.nullable(z.string()),
  gstin: z.nullable(z.string()),
  fssai_number: z.nullish(z.string()),
})

export const invoice = z.object({
  id: z.string(),
  kind: z.enum(['tax_invoice', 'invoice_cum_bill_of_supply', 'bill_of_supply', 'credit_note']),
  number: z.string(),
  issued_at: z.string(),
  /** Null where it is not of an order. */
  order_number: z.nullable(z.string()),
  /** Of a credit note: the invoice that it takes something off. */
  of_number: z.nullable(z.string()),
  of_issued_at: z.nullable(z.string()),
  issuer: party,
  /** Whose supply it is, where another issues for it (section 9(5)). */
  supplier: z.nullable(party),
  /** The registered business that it is made out to. */
  recipient: z.nullish(z.object({ name: z.string(), address: z.string(), gstin: z.string() })),
  place_of_supply: z.object({ code: z.string(), name: z.string() }),
  section_9_5: z.boolean(),
  /** For the customer alone. */
  delivered_to: z.nullable(
    z.object({ line: z.nullable(z.string()), city: z.nullable(z.string()), pincode: z.nullable(z.string()) }),
  ),
  lines: rows(
    z.object({
      name: z.optional(z.string()),
      /** The code of a charge that has no name of its own. */
      charge: z.optional(z.string()),
      quantity: z.optional(z.number()),
      /** Of a charge for days: the first and the last of them. */
      from: z.optional(z.string()),
      until: z.optional(z.string()),
      code: z.optional(z.string()),
      amount_paise: z.number(),
    }),
  ),
  reduction_paise: z.number(),
  total_paise: z.number(),
  taxes: rows(
    z.object({
      tax_class: z.string(),
      code: z.nullable(z.string()),
      rate_bp: z.number(),
      taxable_paise: z.number(),
      cgst_paise: z.number(),
      sgst_paise: z.number(),
      igst_paise: z.number(),
      gross_paise: z.number(),
    }),
  ),
})

/** A tax invoice, bill of supply or credit note as it was issued; amounts in paise. */
export type Invoice = z.infer<typeof invoice>

/** The documents of an order that the caller may read, oldest first. They never change, but refunds add to them. */
export const orderInvoicesQuery = (orderId: string) =>
  queryOptions({
    queryKey: orderKeys.invoices(orderId),
    queryFn: ({ signal }) => call('order_invoices', { order_id: orderId }, rows(invoice), signal),
  })

export function useOrderInvoices(orderId: string) {
  return useQuery(orderInvoicesQuery(orderId))
}
