import { queryOptions, useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { orderStatus } from '../rows.ts'
import { rows } from '../vocabulary.ts'
import { adminKeys } from './keys.ts'

/** What may need the administration, the worst first. */
export const NEEDS = [
  'courier_help',
  'nobody_at_door',
  'nobody_carries',
  'late',
  'waiting',
  'refused',
] as const

const neededOrder = z.object({
  order_id: z.string(),
  order_number: z.string(),
  vendor_name: z.string(),
  customer_name: z.string(),
  courier_name: z.nullable(z.string()),
  status: orderStatus,
  since: z.string(),
  /** More about the need, such as the reason of a refusal or what a courier asked. */
  about: z.nullable(z.string()),
})
/** An order that needs somebody now, and since when. */
export type NeededOrder = z.infer<typeof neededOrder>

/** The shape of the answer of `admin_needs_you`. */
export const needs = z.object({
  server_now: z.string(),
  // A need that this build does not know is left out.
  needs: rows(z.object({ need: z.enum(NEEDS), count: z.number(), orders: z.array(neededOrder) })),
})
/** Everything that needs the administration now. */
export type Needs = z.infer<typeof needs>

/** What becomes late or waits for long does so without an event. */
const REFRESH_MS = 60_000

/** What needs the administration now; asked again every minute, because time alone makes an order late. */
export function needsOptions() {
  return queryOptions({
    queryKey: adminKeys.needs,
    staleTime: 0,
    refetchInterval: REFRESH_MS,
    queryFn: ({ signal }) => call('admin_needs_you', {}, needs, signal),
  })
}

/** What needs the administration now. */
export function useNeeds() {
  return useQuery(needsOptions())
}
