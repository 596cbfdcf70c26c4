import type * as z from 'zod/mini'
import { supabase } from '../client/client.ts'
import { toAppError } from '../errors/to-app-error.ts'
import { deliveryState } from '../rows.ts'
import { vocabulary } from '../vocabulary.ts'

/** Unknown outcomes of an offer count as taken by nobody. */
export const offerEnd = vocabulary(
  ['offered', 'accepted', 'declined', 'expired', 'lost', 'withdrawn'],
  'withdrawn',
)
/** The outcome of an offer; `lost` when another courier was faster. */
export type OfferOutcome = z.infer<typeof offerEnd>

/**
 * The outcome of an offer that is no longer open.
 *
 * @throws AppError
 */
export async function offerOutcome(offerId: string): Promise<OfferOutcome> {
  const { data, error } = await (await supabase())
    .from('job_offers')
    .select('outcome')
    .eq('id', offerId)
    .single()
  if (error) throw toAppError(error)
  return offerEnd.parse(data.outcome)
}

/**
 * Whether the courier ended an order that nobody took.
 *
 * @throws AppError
 */
export async function wasUndeliverable(orderId: string): Promise<boolean> {
  const { data, error } = await (await supabase())
    .from('door_waits')
    .select('ended_at')
    .eq('order_id', orderId)
    .maybeSingle()
  if (error) throw toAppError(error)
  return data !== null && data.ended_at !== null
}

/**
 * How a past job ended; undefined when another courier carries it now.
 *
 * @throws AppError
 */
export async function jobOutcome(orderId: string): Promise<z.infer<typeof deliveryState> | undefined> {
  const { data, error } = await (await supabase())
    .from('jobs')
    .select('state')
    .eq('order_id', orderId)
    .order('leg', { ascending: false })
    .limit(1)
    .maybeSingle()
  if (error) throw toAppError(error)
  return data === null ? undefined : deliveryState.parse(data.state)
}
