import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { rows, vocabulary } from '../vocabulary.ts'
import { dispatchKeys } from './keys.ts'

/** What counts when a job is offered, as far as this build has words for it. */
export const DISPATCH_FACTORS = ['pickup', 'idle', 'acceptance', 'vehicle', 'wish'] as const

const factor = z.object({
  key: vocabulary([...DISPATCH_FACTORS, 'other'], 'other'),
  value: z.number(),
  points: z.number(),
})

const reasons = z.object({
  factors: rows(factor),
  rank: z.nullable(z.number()),
  of: z.nullable(z.number()),
  round: z.number(),
  radius_m: z.nullable(z.number()),
  pay: z.number(),
})

/** Why the caller was offered a job. */
export function useOfferReasons(offerId: string) {
  return useQuery({
    queryKey: dispatchKeys.reasons(offerId),
    queryFn: ({ signal }) => call('offer_reasons', { offer_id: offerId }, reasons, signal),
  })
}

const WHY_NOT = [
  'offline',
  'stale',
  'not_verified',
  'other_work',
  'vehicle',
  'document_expired',
  'suspended',
  'own_order',
  'own_business',
  'unwanted',
  'gender',
  'rating',
  'declined',
  'asked_already',
  'asked_elsewhere',
  'capacity',
  'cash_limit',
  'gave_back',
  'silent',
  'not_homeward',
  'other',
] as const

const considered = z.object({
  courier_id: z.string(),
  name: z.string(),
  metres: z.number(),
  /** Null for whoever could not be asked. */
  points: z.nullable(z.number()),
  why_not: z.nullable(vocabulary(WHY_NOT, 'other')),
  offered: z.boolean(),
})

const round = z.object({
  at: z.string(),
  leg: z.coerce.string(),
  round: z.number(),
  radius_m: z.number(),
  considered: z.nullable(rows(considered)),
})

/** The rounds of the searches for an order, of the last 30 days. */
export function useDispatchOfOrder(orderId: string) {
  return useQuery({
    queryKey: dispatchKeys.ofOrder(orderId),
    queryFn: ({ signal }) => call('dispatch_of_order', { order_id: orderId }, rows(round), signal),
  })
}
