import { useLanguage } from '@angadi/i18n/language-store.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { supabase } from '../client/client.ts'
import { toAppError } from '../errors/to-app-error.ts'
import { STORED_OFFLINE } from '../offline/stored-answer.ts'
import { useUserId } from '../session/session-store.ts'
import { vendorKeys } from './keys.ts'

const titles = z.record(z.string(), z.string())

/** The discounts by code that are valid now for this reader, smallest order first; amounts in paise. */
export function offersOptions(userId: string | null) {
  return queryOptions({
    ...STORED_OFFLINE,
    queryKey: vendorKeys.offers(userId),
    queryFn: async () => {
      const { data, error } = await (await supabase())
        .from('coupons')
        .select('code, title, title_translations, minimum_paise')
        .order('minimum_paise')
      if (error) throw toAppError(error)
      return data.map((row) => ({ ...row, title_translations: titles.parse(row.title_translations) }))
    },
  })
}

/** The discounts by code that are valid now for this reader, their titles in the user's language. */
export function useOffers() {
  const language = useLanguage((state) => state.language)
  return useQuery({
    ...offersOptions(useUserId()),
    select: (offers) =>
      offers.map((offer) => ({ ...offer, title: offer.title_translations[language] ?? offer.title })),
  })
}
