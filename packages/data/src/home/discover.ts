import type { LatLng } from '@angadi/domain/geo.ts'
import { useLanguage } from '@angadi/i18n/language-store.ts'
import type { Language } from '@angadi/i18n/languages.ts'
import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { supabase } from '../client/client.ts'
import { toAppError } from '../errors/to-app-error.ts'
import { STORED_OFFLINE } from '../offline/stored-answer.ts'
import { translatedName } from '../translated.ts'
import { rows } from '../vocabulary.ts'
import type { DiscoverFilter } from './discover-filter.ts'
import { itemCard } from './item-card.ts'
import { homeKeys } from './keys.ts'

const cursor = z.object({ rank: z.number(), id: z.string() })
const discovered = z.extend(itemCard, { next_cursor: cursor })

const PAGE_SIZE = 24
const FIRST_PAGE: z.infer<typeof cursor> | undefined = undefined

/** Items of a trade around a place, a page at a time; without a place from the best vendors of all towns. */
export function discoverOptions(filter: DiscoverFilter, at: LatLng | undefined, language: Language) {
  return infiniteQueryOptions({
    ...STORED_OFFLINE,
    queryKey: homeKeys.discover(filter, at, language),
    queryFn: ({ pageParam, signal }) =>
      call(
        'discover_items',
        {
          kind: filter.kind,
          sort: filter.sort,
          language,
          page_size: PAGE_SIZE,
          veg_only: filter.vegOnly ?? false,
          open_only: filter.openOnly ?? false,
          ...(at ? { lat: at.lat, lng: at.lng } : {}),
          ...(filter.filter ? { filter: filter.filter } : {}),
          ...(filter.collection ? { collection: filter.collection } : {}),
          ...(pageParam ? { cursor: pageParam } : {}),
        },
        rows(discovered),
        signal,
      ),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => (page.length < PAGE_SIZE ? undefined : page.at(-1)?.next_cursor),
  })
}

/**
 * What can be had of one trade around a place; the old list stays visible until a new filter's has arrived.
 *
 * @param isWanted false where nothing is to be fetched yet
 */
export function useDiscover(filter: DiscoverFilter, at: LatLng | undefined, isWanted = true) {
  const language = useLanguage((state) => state.language)
  return useInfiniteQuery({
    ...discoverOptions(filter, at, language),
    enabled: isWanted,
    placeholderData: keepPreviousData,
  })
}

const quickFilter = z.object({ key: z.string(), ...translatedName })

/** The quick filters in their order, each by its name in the user's language (Spec §3 App context). */
export function useQuickFilters() {
  const language = useLanguage((state) => state.language)
  return useQuery({
    ...STORED_OFFLINE,
    queryKey: homeKeys.filters,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => {
      const { data, error } = await (await supabase())
        .from('discover_filters')
        .select('key, name, name_translations')
        .order('position')
        .order('key')
      if (error) throw toAppError(error)
      return rows(quickFilter).parse(data)
    },
    select: (list) =>
      list.map(({ key, name, name_translations }) => ({ key, name: name_translations[language] ?? name })),
  })
}

const collectionName = z.object(translatedName)

/** The name of a collection in the user's language; nothing is fetched without a slug, null where there is none. */
export function useCollectionName(slug: string | undefined) {
  const language = useLanguage((state) => state.language)
  return useQuery({
    ...STORED_OFFLINE,
    queryKey: homeKeys.collection(slug ?? ''),
    enabled: slug !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => {
      const { data, error } = await (await supabase())
        .from('collections')
        .select('name, name_translations')
        .eq('slug', slug ?? '')
        .maybeSingle()
      if (error) throw toAppError(error)
      return data === null ? null : collectionName.parse(data)
    },
    select: (found) => found && (found.name_translations[language] ?? found.name),
  })
}
