import { useLanguage } from '@angadi/i18n/language-store.ts'
import type { Language } from '@angadi/i18n/languages.ts'
import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { vendorKind } from '../discovery/vendor-kind.ts'
import { STORED_OFFLINE } from '../offline/stored-answer.ts'
import { inAnotherLanguage } from '../vendors/in-another-language.ts'
import { menuItem } from '../vendors/menu.ts'
import { rows } from '../vocabulary.ts'
import { unitPrice } from './cards.ts'
import { publicPageKeys } from './keys.ts'
import { startingFromPage } from './page-data.ts'

const storefrontItem = z.object({
  ...menuItem.shape,
  unit_price: unitPrice,
  brand: z.nullable(z.string()),
  product_id: z.nullable(z.string()),
  /** Days after delivery within which it can be returned; null for what is no good of a shelf. */
  return_days: z.nullable(z.number()),
})
/** An item of a vendor; prices in paise. */
export type StorefrontItem = z.infer<typeof storefrontItem>

const storefront = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  kind: vendorKind,
  tagline: z.nullable(z.string()),
  area: z.string(),
  address: z.string(),
  lat: z.number(),
  lng: z.number(),
  picture: z.nullable(z.string()),
  rating: z.nullable(z.number()),
  ratings_count: z.number(),
  pure_veg: z.boolean(),
  cuisine_names: z.array(z.string()),
  region: z.object({ slug: z.string(), name: z.string() }),
  is_open: z.boolean(),
  opens_at: z.nullable(z.string()),
  hours: z.array(z.object({ weekday: z.number(), opens: z.string(), closes: z.string() })),
  /** Days of the next month on which it stays closed, as YYYY-MM-DD. */
  holidays: z.array(z.string()),
  policies: z.object({
    min_order_paise: z.number(),
    packaging_paise: z.number(),
    prep_minutes: z.number(),
    delivery_radius_m: z.number(),
    fssai_number: z.nullable(z.string()),
    return_days: z.nullable(z.object({ least: z.number(), most: z.number() })),
  }),
  sections: z.array(z.object({ section: z.string(), section_name: z.string(), items: z.number() })),
  favourites: rows(storefrontItem),
})
/** The public page of a vendor; distances in metres, amounts in paise. */
export type Storefront = z.infer<typeof storefront>

/** Vendors open and close: a page older than a minute is fetched again when it is shown again. */
const FRESH_MS = 60_000
/** How many items are on a page: a multiple of 2, 3 and 4 columns. */
const PAGE_SIZE = 24

/** The public page of a vendor, in the user's language. */
export function storefrontOptions(vendor: string, language: Language) {
  return queryOptions({
    ...STORED_OFFLINE,
    ...startingFromPage('storefront', vendor, language, storefront),
    queryKey: publicPageKeys.storefront(vendor, language),
    staleTime: FRESH_MS,
    queryFn: ({ signal }) => call('storefront', { vendor, language }, storefront, signal),
  })
}

/**
 * The public page of a vendor (Spec §2 /shop/{vendorSlug}).
 *
 * @param vendor its slug or id; an unknown one is refused with `vendor_not_found`
 */
export function useStorefront(vendor: string) {
  const options = storefrontOptions(
    vendor,
    useLanguage((state) => state.language),
  )
  return useQuery({ ...options, placeholderData: inAnotherLanguage(options.queryKey) })
}

const cursor = z.object({ section_position: z.number(), position: z.number(), id: z.string() })
const itemsPage = z.object({ items: rows(storefrontItem), next: z.nullable(cursor) })
const FIRST_PAGE: z.infer<typeof cursor> | null = null

/** What a vendor sells, of one section or of all (null), by a part of the name, a page at a time. */
export function storefrontItemsOptions(
  vendorId: string,
  section: string | null,
  search: string,
  language: Language,
) {
  return infiniteQueryOptions({
    ...STORED_OFFLINE,
    queryKey: publicPageKeys.items(vendorId, section, search, language),
    staleTime: FRESH_MS,
    initialPageParam: FIRST_PAGE,
    queryFn: ({ pageParam, signal }) =>
      call(
        'storefront_items',
        {
          vendor_id: vendorId,
          language,
          page_size: PAGE_SIZE,
          ...(section === null ? {} : { section }),
          ...(search === '' ? {} : { search }),
          ...(pageParam ? { after: pageParam } : {}),
        },
        itemsPage,
        signal,
      ),
    getNextPageParam: ({ next }) => next,
  })
}

/** What a vendor sells, in the user's language; the list before stays while another one loads. */
export function useStorefrontItems(vendorId: string, section: string | null, search: string) {
  const language = useLanguage((state) => state.language)
  return useInfiniteQuery({
    ...storefrontItemsOptions(vendorId, section, search, language),
    placeholderData: keepPreviousData,
    select: ({ pages }) => pages.flatMap(({ items }) => items),
  })
}
