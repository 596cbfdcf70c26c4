import type { LatLng } from '@angadi/domain/geo.ts'
import { useLanguage } from '@angadi/i18n/language-store.ts'
import { useQuery } from '@tanstack/react-query'
import { call } from '../client/call.ts'
import { STORED_OFFLINE } from '../offline/stored-answer.ts'
import { useUserId } from '../session/session-store.ts'
import { rows } from '../vocabulary.ts'
import { groceryKeys } from './keys.ts'
import { foundProduct } from './search.ts'

/** What the signed-in user has bought of stores that deliver here, the most bought first; nothing for guests. */
export function useGroceriesBought(at: LatLng) {
  const userId = useUserId()
  const language = useLanguage((state) => state.language)
  return useQuery({
    ...STORED_OFFLINE,
    queryKey: groceryKeys.bought(userId, at, language),
    enabled: userId !== null,
    queryFn: ({ signal }) =>
      call('groceries_bought', { lat: at.lat, lng: at.lng, language }, rows(foundProduct), signal),
  })
}
