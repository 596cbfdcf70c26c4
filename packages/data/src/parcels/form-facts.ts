import { queryOptions, useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { rows } from '../vocabulary.ts'
import { parcelKeys } from './keys.ts'

const facts = z.object({
  kinds: rows(z.object({ kind: z.string(), allowed: z.boolean() })),
  classes: rows(z.object({ class: z.string(), up_to_grams: z.number(), surcharge_paise: z.number() })),
  declared_max_paise: z.number(),
  insurance_bp: z.number(),
  insurance_min_paise: z.number(),
  waiting_free_seconds: z.number(),
  waiting_per_minute_paise: z.number(),
  /** What of its way a parcel costs that comes back, in hundredths of a percent. */
  return_bp: z.number(),
  /** Above this value of goods between states an e-way bill is needed. */
  eway_paise: z.number(),
})
/** What the form of a parcel offers; amounts in paise. */
export type ParcelFacts = z.infer<typeof facts>

/** What may be sent, in which weights, and what an insurance covers; also without an account. */
export function parcelFactsOptions() {
  return queryOptions({
    queryKey: parcelKeys.form,
    staleTime: 60 * 60_000,
    queryFn: ({ signal }) => call('parcel_contents', {}, facts, signal),
  })
}

/** What may be sent, in which weights, and what an insurance covers. */
export function useParcelFacts() {
  return useQuery(parcelFactsOptions())
}
