import { useLanguage } from '@angadi/i18n/language-store.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../client/call.ts'
import { rows } from '../vocabulary.ts'
import { groceryKeys } from './keys.ts'
import { pack } from './product.ts'

/** What of the same store may take the place of an item, the likest first; nothing is fetched without an item. */
export function useSubstitutes(itemId: string | undefined, search: string) {
  const words = search.trim()
  const language = useLanguage((state) => state.language)
  return useQuery({
    queryKey: groceryKeys.substitutes(itemId ?? '', words, language),
    enabled: itemId !== undefined,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      call(
        'substitutes_of',
        { item_id: itemId ?? '', language, ...(words === '' ? {} : { search: words }) },
        rows(pack),
        signal,
      ),
  })
}
