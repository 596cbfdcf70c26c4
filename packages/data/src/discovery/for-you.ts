import type { LatLng } from '@angadi/domain/geo.ts'
import { useLanguage } from '@angadi/i18n/language-store.ts'
import type { Language } from '@angadi/i18n/languages.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { diet } from '../rows.ts'
import { useUserId } from '../session/session-store.ts'
import { inAnotherLanguage } from '../vendors/in-another-language.ts'
import { rows, vocabulary } from '../vocabulary.ts'
import { discoveryKeys } from './keys.ts'
import { vendorKind } from './vendor-kind.ts'

const daypart = vocabulary(['breakfast', 'lunch', 'snacks', 'dinner', 'late_night'], 'snacks')

const reason = z.discriminatedUnion('code', [
  z.object({ code: z.literal('ordered_before'), times: z.number(), last_at: z.string() }),
  z.object({ code: z.literal('often_with'), name: z.string() }),
  z.object({ code: z.literal('at_this_hour'), part: daypart, orders: z.number() }),
  z.object({ code: z.literal('popular_nearby'), orders: z.number() }),
  z.object({ code: z.literal('bestseller') }),
])

const suggestion = z.object({
  item_id: z.string(),
  /** The product of which the item is one variant. */
  product_id: z.nullable(z.string()),
  item_name: z.string(),
  price_paise: z.number(),
  mrp_paise: z.nullable(z.number()),
  unit: z.nullable(z.string()),
  diet: z.nullable(diet),
  picture: z.nullable(z.string()),
  /** Whether something has to be chosen, or can be, before it is added to a cart. */
  has_options: z.boolean(),
  vendor_id: z.string(),
  vendor_slug: z.string(),
  vendor_name: z.string(),
  vendor_kind: vendorKind,
  rating: z.nullable(z.coerce.number()),
  ratings_count: z.number(),
  distance_m: z.number(),
  minutes_min: z.number(),
  minutes_max: z.number(),
  reason,
})

/** An item suggested to the user, and why; distance in metres, prices in paise. */
export type Suggestion = z.infer<typeof suggestion>
/** Why an item is suggested. */
export type SuggestionReason = Suggestion['reason']

/** The parts of the day change at full hours: a list is fetched again when it is shown after that long. */
const FRESH_MS = 10 * 60_000
/** As many as the longest list shows. */
const MOST = 30

/** Suggestions at a place in a language. */
export function forYouOptions(userId: string | null, at: LatLng | undefined, language: Language) {
  return queryOptions({
    queryKey: discoveryKeys.forYou(userId, at, language),
    staleTime: FRESH_MS,
    queryFn: ({ signal }): Promise<readonly Suggestion[]> =>
      at
        ? call('for_you', { lat: at.lat, lng: at.lng, language, limit_count: MOST }, rows(suggestion), signal)
        : Promise.resolve([]),
  })
}

/**
 * Items that are open and delivered to a place now, the best suggestion first, each with its reason (Spec §1 Home
 * screen, For You). From the user's own orders only if they have not switched personal suggestions off; what guests get
 * is the same for all. Nothing is fetched without a place.
 */
export function useForYou(at: LatLng | undefined) {
  const userId = useUserId()
  const options = forYouOptions(
    userId,
    at,
    useLanguage((state) => state.language),
  )
  return useQuery({
    ...options,
    enabled: at !== undefined,
    placeholderData: inAnotherLanguage(options.queryKey),
  })
}
