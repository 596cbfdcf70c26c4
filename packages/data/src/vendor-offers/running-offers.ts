import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { useUserId } from '../session/session-store.ts'
import { rows } from '../vocabulary.ts'
import { vendorOfferKeys } from './keys.ts'

const runningOffer = z.object({
  code: z.string(),
  kind: z.enum(['flat', 'percent']),
  value: z.number(),
  cap_paise: z.nullable(z.number()),
  minimum_paise: z.number(),
  valid_to: z.string(),
  first_order_only: z.boolean(),
})

/** What a vendor takes off its own items: `value` in paise or, of percent, in basis points; entered at checkout by its code. */
export type RunningOffer = z.infer<typeof runningOffer>

const STALE_AFTER_MS = 5 * 60_000

/** The running offers of a vendor, the smallest order first. */
export function useRunningOffers(vendorId: string) {
  const userId = useUserId()
  return useQuery({
    queryKey: vendorOfferKeys.running(vendorId, userId),
    staleTime: STALE_AFTER_MS,
    queryFn: ({ signal }) => call('offers_of_vendor', { vendor_id: vendorId }, rows(runningOffer), signal),
  })
}
