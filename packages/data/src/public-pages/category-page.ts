import { useLanguage } from '@angadi/i18n/language-store.ts'
import type { Language } from '@angadi/i18n/languages.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { vendorKind } from '../discovery/vendor-kind.ts'
import { STORED_OFFLINE } from '../offline/stored-answer.ts'
import { inAnotherLanguage } from '../vendors/in-another-language.ts'
import { rows } from '../vocabulary.ts'
import { itemCard, vendorCard } from './cards.ts'
import { categoryLink } from './category-list.ts'
import { publicPageKeys } from './keys.ts'
import { startingFromPage } from './page-data.ts'

const categoryPage = z.object({
  ...categoryLink.shape,
  kind: vendorKind,
  /** Null for aisles and departments. */
  intro: z.nullable(z.string()),
  is_open: z.boolean(),
  /** How many people wait for it; null under five. */
  wishes: z.nullable(z.number()),
  parent: z.nullable(z.object({ slug: z.string(), name: z.string() })),
  children: z.array(categoryLink),
  siblings: z.array(categoryLink),
  towns: z.array(z.object({ slug: z.string(), name: z.string(), vendors: z.number() })),
  vendors: rows(vendorCard),
  items: rows(itemCard),
  related: z.array(z.object({ ...categoryLink.shape, items: rows(itemCard) })),
})

/** The page of a category. */
export type CategoryPage = z.infer<typeof categoryPage>

/** The page of a category, in the user's language. */
export function categoryPageOptions(word: string, language: Language) {
  return queryOptions({
    ...STORED_OFFLINE,
    ...startingFromPage('category', word, language, categoryPage),
    queryKey: publicPageKeys.category(word, language),
    queryFn: ({ signal }) => call('category_page', { category: word, language }, categoryPage, signal),
  })
}

/**
 * The page of a category (Spec §2 /category/{categoryName}).
 *
 * @param word its slug, or another word for it: `delivery` is the page of parcels
 */
export function useCategoryPage(word: string) {
  const options = categoryPageOptions(
    word,
    useLanguage((state) => state.language),
  )
  return useQuery({ ...options, placeholderData: inAnotherLanguage(options.queryKey) })
}
