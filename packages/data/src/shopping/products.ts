import { useLanguage } from '@angadi/i18n/language-store.ts'
import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { STORED_OFFLINE } from '../offline/stored-answer.ts'
import { rows } from '../vocabulary.ts'
import { shoppingKeys } from './keys.ts'
import type { ProductFilter } from './product-filter.ts'

const listedProduct = z.object({
  id: z.string(),
  item_id: z.string(),
  name: z.string(),
  brand: z.nullable(z.string()),
  picture: z.nullable(z.string()),
  price_paise: z.number(),
  mrp_paise: z.nullable(z.number()),
  offers: z.number(),
  /** The product's own, from five ratings on. */
  rating: z.nullable(z.coerce.number()),
  ratings_count: z.number(),
  /** The last day of its arrival at the pincode, as 2026-11-30; null without a pincode, and where no parcel goes. */
  arrives_to: z.nullable(z.string()),
  vendor_id: z.string(),
  vendor_name: z.string(),
  in_stock: z.boolean(),
  /** How many pieces are left of the last ones; null where there are more. */
  stock_left: z.nullable(z.number()),
  /** Of several, one has to be chosen before it is added. */
  variants: z.number(),
  next_cursor: z.object({ rank: z.coerce.number(), id: z.string() }),
})
/** A product as lists show it: its cheapest offer that is there; amounts in paise. */
export type ListedProduct = z.infer<typeof listedProduct>

/** How many products are on a page (look guide: 15 to 30). */
const PAGE_SIZE = 20
const FIRST_PAGE: ListedProduct['next_cursor'] | undefined = undefined

function asked({ department, search, facets, priceFrom, priceTo, minRating, inStock }: ProductFilter) {
  return {
    ...(department ? { department } : {}),
    ...(search ? { search } : {}),
    ...(facets && facets.length > 0 ? { facets: [...facets] } : {}),
    ...(priceFrom === undefined ? {} : { price_from: priceFrom }),
    ...(priceTo === undefined ? {} : { price_to: priceTo }),
    ...(minRating === undefined ? {} : { min_rating: minRating }),
    ...(inStock ? { in_stock: true } : {}),
  }
}

function productsOptions(filter: ProductFilter, language: string, pincode: string | undefined) {
  return infiniteQueryOptions({
    ...STORED_OFFLINE,
    queryKey: shoppingKeys.products(filter, language, pincode),
    initialPageParam: FIRST_PAGE,
    queryFn: ({ pageParam, signal }): Promise<readonly ListedProduct[]> =>
      call(
        'shopping_products',
        {
          filter: asked(filter),
          sort: filter.sort ?? 'popular',
          page_size: PAGE_SIZE,
          language,
          ...(pincode ? { pincode } : {}),
          ...(pageParam ? { cursor: pageParam } : {}),
        },
        rows(listedProduct),
        signal,
      ),
    getNextPageParam: (page: readonly ListedProduct[]) =>
      page.length < PAGE_SIZE ? undefined : page.at(-1)?.next_cursor,
  })
}

/**
 * Products of shops, a page at a time; the list before stays until that of another filter arrives.
 *
 * @param pincode for which the days of arrival are told
 */
export function useProducts(filter: ProductFilter, pincode?: string) {
  const language = useLanguage((state) => state.language)
  return useInfiniteQuery({
    ...productsOptions(filter, language, pincode),
    placeholderData: keepPreviousData,
    select: ({ pages }) => pages.flat(),
  })
}

const facets = z.object({
  count: z.number(),
  price: z.object({ least: z.nullable(z.number()), most: z.nullable(z.number()) }),
  facets: rows(
    z.object({ name: z.string(), values: z.array(z.object({ value: z.string(), count: z.number() })) }),
  ),
})
/** By what a list of products can be narrowed; prices in paise. */
export type Facets = z.infer<typeof facets>

/** By what the products of a department or a search can be narrowed, whatever of it is chosen. */
export function useFacets({ department, search }: ProductFilter) {
  const filter = { department, search }
  return useQuery({
    queryKey: shoppingKeys.facets(filter),
    placeholderData: keepPreviousData,
    queryFn: ({ signal }): Promise<Facets> =>
      call('shopping_facets', { filter: asked(filter) }, facets, signal),
  })
}

const department = z.object({
  slug: z.string(),
  name: z.string(),
  picture: z.nullable(z.string()),
  products: z.number(),
})
/** A department of the shops. */
export type Department = z.infer<typeof department>

/** The departments of the shops, named in the reader's language. */
export function useDepartments() {
  const language = useLanguage((state) => state.language)
  return useQuery({
    ...STORED_OFFLINE,
    queryKey: shoppingKeys.departments(language),
    queryFn: ({ signal }): Promise<readonly Department[]> =>
      call('shopping_departments', { language }, rows(department), signal),
  })
}
