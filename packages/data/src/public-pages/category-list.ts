import { useLanguage } from '@angadi/i18n/language-store.ts'
import type { Language } from '@angadi/i18n/languages.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { vendorKind } from '../discovery/vendor-kind.ts'
import { STORED_OFFLINE } from '../offline/stored-answer.ts'
import { inAnotherLanguage } from '../vendors/in-another-language.ts'
import { rows } from '../vocabulary.ts'
import { publicPageKeys } from './keys.ts'
import { startingFromPage } from './page-data.ts'

export const categoryLink = z.object({
  slug: z.string(),
  name: z.string(),
  picture: z.nullable(z.string()),
})
/** A category as a link shows it. */
export type CategoryLink = z.infer<typeof categoryLink>

const listedCategory = z.object({
  ...categoryLink.shape,
  kind: vendorKind,
  intro: z.string(),
  is_open: z.boolean(),
  /** How many vendors belong to it; null where only those count who sell something in it. */
  vendors: z.nullable(z.number()),
  children: z.array(categoryLink),
})
/** A main category with the aisles or departments below it. */
export type ListedCategory = z.infer<typeof listedCategory>

/** All main categories, in the user's language. */
export function categoryListOptions(language: Language) {
  return queryOptions({
    ...STORED_OFFLINE,
    ...startingFromPage('categories', '', language, rows(listedCategory)),
    queryKey: publicPageKeys.categories(language),
    queryFn: ({ signal }) => call('category_list', { language }, rows(listedCategory), signal),
  })
}

/** All main categories with what is below them, in the user's language (Spec §1 Categories). */
export function useCategoryList() {
  const options = categoryListOptions(useLanguage((state) => state.language))
  return useQuery({ ...options, placeholderData: inAnotherLanguage(options.queryKey) })
}
