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
import { publicPageKeys } from './keys.ts'
import { startingFromPage } from './page-data.ts'

const regionPage = z.object({
  slug: z.string(),
  name: z.string(),
  state: z.string(),
  lat: z.number(),
  lng: z.number(),
  intro: z.string(),
  delivery: z.string(),
  figures: z.object({
    vendors: z.number(),
    pure_veg: z.number(),
    minutes: z.nullable(z.number()),
    fee_from_paise: z.nullable(z.number()),
  }),
  kinds: z.array(z.object({ kind: vendorKind, vendors: z.number() })),
  areas: z.array(z.object({ name: z.string(), vendors: z.number() })),
  vendors: rows(vendorCard),
  items: rows(itemCard),
  offers: z.array(z.object({ code: z.string(), title: z.string(), minimum_paise: z.number() })),
  /** The other towns, the nearest first. */
  regions: z.array(
    z.object({ slug: z.string(), name: z.string(), is_within: z.boolean(), vendors: z.number() }),
  ),
})

/** The page of a town or of the state: texts, counted figures, vendors and items; minutes from order to door, fee in paise. */
export type RegionPage = z.infer<typeof regionPage>

/** The page of a town, in the user's language. */
export function regionPageOptions(slug: string, language: Language) {
  return queryOptions({
    ...STORED_OFFLINE,
    ...startingFromPage('region', slug, language, regionPage),
    queryKey: publicPageKeys.region(slug, language),
    queryFn: ({ signal }) => call('region_page', { region: slug, language }, regionPage, signal),
  })
}

/**
 * The page of a town, in the user's language (Spec §1 city pages).
 *
 * @param slug the region's, such as `zaheerabad`
 */
export function useRegionPage(slug: string) {
  const options = regionPageOptions(
    slug,
    useLanguage((state) => state.language),
  )
  return useQuery({ ...options, placeholderData: inAnotherLanguage(options.queryKey) })
}
