import { useLanguage } from '@angadi/i18n/language-store.ts'
import type { Language } from '@angadi/i18n/languages.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { STORED_OFFLINE } from '../offline/stored-answer.ts'
import { startingFromPage } from '../public-pages/page-data.ts'
import { diet } from '../rows.ts'
import { rows, vocabulary } from '../vocabulary.ts'
import { inAnotherLanguage } from './in-another-language.ts'
import { vendorKeys } from './keys.ts'

const optionGroup = z.object({
  id: z.string(),
  name: z.string(),
  min_choices: z.number(),
  max_choices: z.number(),
  options: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      price_paise: z.number(),
      diet: z.nullable(diet),
      is_available: z.boolean(),
    }),
  ),
})

export const menuItem = z.object({
  id: z.string(),
  name: z.string(),
  /** The name as the vendor wrote it, which orders carry. */
  original_name: z.string(),
  description: z.string(),
  price_paise: z.number(),
  mrp_paise: z.nullable(z.number()),
  unit: z.nullable(z.string()),
  /** Null for what is not eaten. */
  diet: z.nullable(diet),
  picture: z.nullable(z.string()),
  is_bestseller: z.boolean(),
  is_available: z.boolean(),
  sold_out_until: z.nullable(z.string()),
  stock_left: z.nullable(z.number()),
  orderable: z.boolean(),
  unavailable_reason: z.nullable(vocabulary(['sold_out', 'not_now'], 'sold_out')),
  available_from: z.nullable(z.string()),
  available_to: z.nullable(z.string()),
  option_groups: z.array(optionGroup),
})

const menu = z.array(z.object({ section: z.string(), section_name: z.string(), items: rows(menuItem) }))

/** An item on a menu; prices in paise. */
export type MenuItem = z.infer<typeof menuItem>
/** The sections of a menu in the vendor's order. */
export type Menu = z.infer<typeof menu>

/** Items sell out: a menu older than a minute is refetched when it is shown again. */
const FRESH_MS = 60_000

/** The menu of a vendor in the user's language. */
export function translatedMenuOptions(vendorId: string, language: Language) {
  return queryOptions({
    ...STORED_OFFLINE,
    ...startingFromPage('menu', vendorId, language, menu),
    queryKey: vendorKeys.menuIn(vendorId, language),
    staleTime: FRESH_MS,
    queryFn: ({ signal }) => call('get_menu', { vendor_id: vendorId, language }, menu, signal),
  })
}

/** The menu of a vendor in the user's language; nothing is fetched before its id is known. */
export function useTranslatedMenu(vendorId: string | undefined) {
  const options = translatedMenuOptions(
    vendorId ?? '',
    useLanguage((state) => state.language),
  )
  return useQuery({
    ...options,
    enabled: vendorId !== undefined,
    placeholderData: inAnotherLanguage(options.queryKey),
  })
}
