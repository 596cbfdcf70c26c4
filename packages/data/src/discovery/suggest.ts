import type { LatLng } from '@angadi/domain/geo.ts'
import { useLanguage } from '@angadi/i18n/language-store.ts'
import type { Language } from '@angadi/i18n/languages.ts'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { rows, vocabulary } from '../vocabulary.ts'
import { discoveryKeys } from './keys.ts'
import { vendorKind } from './vendor-kind.ts'

const completion = z.object({
  kind: vocabulary(['item', 'vendor', 'service', 'place', 'other'], 'other'),
  title: z.string(),
  /** Who sells it, or where a vendor is. */
  note: z.nullable(z.string()),
  picture: z.nullable(z.string()),
  /** Where a service, place or something newer than this build leads. */
  target: z.nullable(z.string()),
  vendor_slug: z.nullable(z.string()),
  vendor_kind: z.nullable(vendorKind),
  /** How many vendors around sell it. */
  vendors: z.number(),
  /** What the text was taken for, unless it stands in the title. */
  matched: z.nullable(z.string()),
  place_lat: z.nullable(z.number()),
  place_lng: z.nullable(z.number()),
})

/** What a text that is being typed may become: an item's name, a vendor, a service or a place. */
export type Completion = z.infer<typeof completion>

/** Fewer letters say too little. */
const FEWEST_LETTERS = 2
/** What is sold changes slowly: the same letters typed again need no request. */
const FRESH_MS = 5 * 60_000

/** Suggestions for a text around a place, at most eight. */
export function completionOptions(text: string, at: LatLng | undefined, language: Language) {
  return queryOptions({
    queryKey: discoveryKeys.completions(text, at, language),
    staleTime: FRESH_MS,
    queryFn: ({ signal }) =>
      call(
        'suggest',
        { query: text, language, ...(at ? { lat: at.lat, lng: at.lng } : {}) },
        rows(completion),
        signal,
      ),
  })
}

/** Suggestions while the user types; those of the letters before stay until the new ones arrive. */
export function useCompletions(text: string, at: LatLng | undefined) {
  const words = text.trim()
  const options = completionOptions(
    words,
    at,
    useLanguage((state) => state.language),
  )
  return useQuery({
    ...options,
    enabled: words.length >= FEWEST_LETTERS,
    placeholderData: keepPreviousData,
    retry: false,
  })
}
