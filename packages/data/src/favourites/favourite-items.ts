import { useLanguage } from '@angadi/i18n/language-store.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { keysetPages } from '../client/keyset-pages.ts'
import { itemCard } from '../home/item-card.ts'
import { useUserId } from '../session/session-store.ts'
import { rows, vocabulary } from '../vocabulary.ts'
import { type FavouriteItemsOf, favouriteKeys } from './keys.ts'

const favouriteItem = z.object({
  wish_id: z.string(),
  created_at: z.string(),
  /** What it cost when it was saved, or the lower price that was told last, in paise. */
  saved_paise: z.nullable(z.number()),
  item: z.object({
    ...itemCard.shape,
    unavailable: z.nullable(vocabulary(['sold_out', 'not_now', 'closed', 'vendor_gone'], 'sold_out')),
  }),
})
/** A saved item at its present price, in paise. */
export type FavouriteItem = z.infer<typeof favouriteItem>

/** How many items are on a page of the list. */
const PAGE_SIZE = 20

/** The items that the signed-in user saved, newest first, a page at a time. */
export function useFavouriteItems(of: FavouriteItemsOf) {
  const userId = useUserId()
  const language = useLanguage((state) => state.language)
  return useInfiniteQuery({
    queryKey: favouriteKeys.items(userId, of, language),
    enabled: userId !== null,
    ...keysetPages(
      PAGE_SIZE,
      (after: FavouriteItem | undefined, signal): Promise<readonly FavouriteItem[]> =>
        call(
          'my_favourite_items',
          {
            of_shops: of === 'products',
            limit_count: PAGE_SIZE,
            language,
            ...(after ? { before: after.created_at, before_id: after.wish_id } : {}),
          },
          rows(favouriteItem),
          signal,
        ),
    ),
  })
}
