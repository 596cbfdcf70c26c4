import * as z from 'zod/mini'
import { type OrderDetail, readDetail } from '../orders/detail.ts'

const cutlery = z.object({ no_cutlery: z.boolean() })

/** Whether a restaurant leaves spoons and napkins out of an order of food. */
export function leavesOutCutlery({
  trade,
  detail,
}: {
  readonly trade: string
  readonly detail: OrderDetail
}): boolean {
  return trade === 'food' && readDetail(detail, cutlery)?.no_cutlery === true
}
