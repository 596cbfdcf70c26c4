import { queryOptions, useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { QUOTE_REFRESH_MS } from '../checkout/quote.ts'
import { call } from '../client/call.ts'
import { charge } from '../orders/charge.ts'
import { useUserId } from '../session/session-store.ts'
import { rows, vocabulary } from '../vocabulary.ts'
import { parcelKeys } from './keys.ts'
import type { ParcelRequest } from './request.ts'

/** Why a parcel cannot be sent as it is described; `other` where this build does not know the code. */
export const PARCEL_PROBLEMS = [
  'parcel_contents_missing',
  'parcel_prohibited',
  'parcel_unconfirmed',
  'parcel_contents_asked',
  'parcel_empty',
  'parcel_weight_invalid',
  'parcel_too_heavy',
  'parcel_value_missing',
  'parcel_value_too_high',
  'parcel_door_incomplete',
  'parcel_out_of_area',
  'parcel_too_far',
  'schedule_invalid',
  'other',
] as const

/** The price of a parcel with everything that prevents it; amounts in paise. */
export const parcelQuote = z.object({
  quote_id: z.nullable(z.string()),
  placeable: z.boolean(),
  problems: rows(z.object({ code: vocabulary(PARCEL_PROBLEMS, 'other') })),
  orders: rows(z.object({ distance_m: z.number(), minutes_min: z.number(), minutes_max: z.number() })),
  totals: z.object({ charges: z.array(charge), total_paise: z.number(), cash_total_paise: z.number() }),
  wallet_balance_paise: z.number(),
  /** What the wallet pays where it pays first, and the gateway the rest. */
  wallet_part_paise: z.number(),
  payment_methods: z.array(z.string()),
})
export type ParcelQuote = z.infer<typeof parcelQuote>

function parcelQuoteOptions(userId: string | null, request: ParcelRequest) {
  return queryOptions({
    queryKey: parcelKeys.quote(userId, request),
    enabled: userId !== null,
    staleTime: QUOTE_REFRESH_MS,
    refetchInterval: QUOTE_REFRESH_MS,
    queryFn: ({ signal }) => {
      const { pickup_at: at, pickup, drops, ...parcel } = request
      return call(
        'quote_order',
        {
          request: {
            trade: 'parcel',
            parcel: { ...parcel, pickup: { ...pickup }, drops: drops.map((drop) => ({ ...drop })) },
            ...(at ? { scheduled_for: at } : {}),
          },
        },
        parcelQuote,
        signal,
      )
    },
  })
}

/** The all-in price of a parcel. */
export function useParcelQuote(request: ParcelRequest) {
  return useQuery(parcelQuoteOptions(useUserId(), request))
}
