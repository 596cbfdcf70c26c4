import type { LatLng } from '@angadi/domain/geo.ts'
import { useLanguage } from '@angadi/i18n/language-store.ts'
import {
  infiniteQueryOptions,
  keepPreviousData,
  skipToken,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { supabase } from '../client/client.ts'
import { keysetPages } from '../client/keyset-pages.ts'
import { toAppError } from '../errors/to-app-error.ts'
import { named, translatedName } from '../translated.ts'
import { rows, vocabulary } from '../vocabulary.ts'
import { digitalKeys } from './keys.ts'

const category = z.object({ code: z.string(), ...translatedName })
/** A category of billers, such as electricity. */
export type BillerCategory = z.infer<typeof category>

const parameter = z.object({
  code: z.string(),
  label: z.string(),
  label_translations: z.record(z.string(), z.string()),
  kind: vocabulary(['numeric', 'alphanumeric'], 'alphanumeric'),
  min_length: z.number(),
  max_length: z.number(),
  pattern: z.nullable(z.string()),
  hint: z.nullable(z.string()),
  hint_translations: z.record(z.string(), z.string()),
})
const biller = z.object({
  code: z.string(),
  category_code: z.string(),
  ...translatedName,
  state: z.nullable(z.string()),
  bill_fetch: vocabulary(['required', 'optional', 'none'], 'optional'),
  amount_rule: vocabulary(['exact', 'partial', 'advance', 'any'], 'exact'),
  min_paise: z.number(),
  max_paise: z.number(),
  fee_paise: z.number(),
  fee_bp: z.number(),
  fee_cap_paise: z.nullable(z.number()),
  parameters: rows(parameter),
})
/** A biller with its form; amounts in paise. */
export type Biller = z.infer<typeof biller>

/** How many billers are on a page. */
const PAGE_SIZE = 30

function inLanguage(one: Biller, language: string): Biller {
  const parameters = one.parameters.map((asked) => ({
    ...asked,
    label: asked.label_translations[language] ?? asked.label,
    hint: asked.hint_translations[language] ?? asked.hint,
  }))
  return { ...named(one, language), parameters }
}

/** The categories of billers in the order in which they are shown, named in the reader's language. */
export function useBillerCategories() {
  const language = useLanguage((state) => state.language)
  return useQuery({
    queryKey: digitalKeys.categories,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async (): Promise<readonly BillerCategory[]> => {
      const { data, error } = await (await supabase())
        .from('biller_categories')
        .select('code, name, name_translations')
        .order('position')
      if (error) throw toAppError(error)
      return rows(category).parse(data)
    },
    select: (list) => list.map((row) => named(row, language)),
  })
}

function billersOptions(inCategory: string | undefined, search: string, at: LatLng | undefined) {
  return infiniteQueryOptions({
    queryKey: digitalKeys.billers(inCategory, search, at),
    ...keysetPages(
      PAGE_SIZE,
      (after: Biller | undefined, signal): Promise<readonly Biller[]> =>
        call(
          'billers_in',
          {
            most: PAGE_SIZE,
            ...(inCategory ? { category: inCategory } : {}),
            ...(search ? { search } : {}),
            ...(at ? { lat: at.lat, lng: at.lng } : {}),
            ...(after ? { after: after.code } : {}),
          },
          rows(biller),
          signal,
        ),
    ),
  })
}

/**
 * Billers in the reader's language, those of the state around a place first, the nearest before; the list before stays
 * while another one loads.
 */
export function useBillers(inCategory: string | undefined, search: string, at: LatLng | undefined) {
  const language = useLanguage((state) => state.language)
  return useInfiniteQuery({
    ...billersOptions(inCategory, search, at),
    placeholderData: keepPreviousData,
    select: ({ pages }) => pages.flat().map((one) => inLanguage(one, language)),
  })
}

/**
 * One biller, in the reader's language; null where it takes no payments.
 *
 * @param code nothing is asked without it
 */
export function useBiller(code: string | undefined) {
  const language = useLanguage((state) => state.language)
  return useQuery({
    queryKey: digitalKeys.biller(code ?? ''),
    queryFn:
      code === undefined
        ? skipToken
        : async ({ signal }) =>
            (await call('billers_in', { search: code, most: 10 }, rows(biller), signal)).find(
              (one) => one.code === code,
            ) ?? null,
    select: (one) => (one ? inLanguage(one, language) : one),
  })
}
