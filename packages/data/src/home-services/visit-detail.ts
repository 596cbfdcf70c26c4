import * as z from 'zod/mini'
import { type OrderDetail, readDetail } from '../orders/detail.ts'
import { orderAddress } from '../rows.ts'

const visitDetail = z.object({
  booking: z.object({
    id: z.string(),
    starts_at: z.string(),
    ends_at: z.string(),
    /** The last day of the warranty, such as `2026-12-24`, once the work is done; null for none. */
    warranty_until: z.nullish(z.string()),
    /** The order whose work it does again. */
    rework_of: z.nullish(z.string()),
    /** When the code at the door was typed. */
    began_at: z.nullish(z.string()),
    /** Where it is: for the vendor while the visit is to come or under way. */
    address: z.nullish(orderAddress),
    steps: z.array(z.object({ service_id: z.nullable(z.string()), name: z.string() })),
  }),
})
/** What an order knows of its visit at a home. */
export type Visit = z.infer<typeof visitDetail>['booking']

/** The visit of an order, for customer and vendor; undefined where it cannot be read. */
export function visitOf({ detail }: { readonly detail: OrderDetail }): Visit | undefined {
  return readDetail(detail, visitDetail)?.booking
}
