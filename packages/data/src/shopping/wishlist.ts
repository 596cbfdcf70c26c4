import { useLanguage } from '@angadi/i18n/language-store.ts'
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { supabase } from '../client/client.ts'
import { keysetPages } from '../client/keyset-pages.ts'
import { toAppError } from '../errors/to-app-error.ts'
import { useUserId } from '../session/session-store.ts'
import { rows } from '../vocabulary.ts'
import { shoppingKeys } from './keys.ts'

const wish = z.object({
  wish_id: z.string(),
  item_id: z.string(),
  product_id: z.string(),
  name: z.string(),
  brand: z.nullable(z.string()),
  variant: z.record(z.string(), z.string()),
  picture: z.nullable(z.string()),
  price_paise: z.number(),
  mrp_paise: z.nullable(z.number()),
  /** What it cost when it was saved, or the lower price that was told last. */
  saved_paise: z.nullable(z.number()),
  orderable: z.boolean(),
  vendor_id: z.string(),
  vendor_name: z.string(),
  created_at: z.string(),
})
/** An item on the wishlist at its present price, in paise. */
export type Wish = z.infer<typeof wish>

/** How many items are on a page of the wishlist. */
const PAGE_SIZE = 20

/** The signed-in user's wishlist, newest first, a page at a time. */
export function useWishlist() {
  const userId = useUserId()
  const language = useLanguage((state) => state.language)
  return useInfiniteQuery({
    queryKey: shoppingKeys.wishes(userId, language),
    enabled: userId !== null,
    ...keysetPages(
      PAGE_SIZE,
      (after: Wish | undefined, signal): Promise<readonly Wish[]> =>
        call(
          'my_wishlist',
          {
            limit_count: PAGE_SIZE,
            language,
            ...(after ? { before: after.created_at, before_id: after.wish_id } : {}),
          },
          rows(wish),
          signal,
        ),
    ),
  })
}

/** The ids of the items on the signed-in user's wishlist; nothing for guests. */
export function useWishedItems() {
  const userId = useUserId()
  return useQuery({
    queryKey: shoppingKeys.wished(userId),
    enabled: userId !== null,
    queryFn: async (): Promise<readonly string[]> => {
      const { data, error } = await (await supabase())
        .from('wishlists')
        .select('item_id')
        .not('item_id', 'is', null)
      if (error) throw toAppError(error)
      return data.flatMap(({ item_id }) => item_id ?? [])
    },
  })
}

/** Saves or removes an item; shown at once and taken back when the request fails. */
export function useKeepWish() {
  const queryClient = useQueryClient()
  const userId = useUserId()
  const queryKey = shoppingKeys.wished(userId)
  return useMutation({
    scope: { id: 'wishlist' },
    mutationFn: async ({ itemId, keep }: { readonly itemId: string; readonly keep: boolean }) => {
      const table = (await supabase()).from('wishlists')
      const { error } = await (keep
        ? table.insert({ item_id: itemId })
        : table.delete().eq('item_id', itemId))
      // Saved already, perhaps on another device: that is what was requested.
      if (error && error.code !== '23505') throw toAppError(error)
    },
    onMutate: async ({ itemId, keep }) => {
      await queryClient.cancelQueries({ queryKey })
      const before = queryClient.getQueryData<readonly string[]>(queryKey)
      const others = (before ?? []).filter((id) => id !== itemId)
      queryClient.setQueryData<readonly string[]>(queryKey, keep ? [itemId, ...others] : others)
      return { before }
    },
    onError: (_error, _change, context) => queryClient.setQueryData(queryKey, context?.before),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: shoppingKeys.wishlist(userId) }),
  })
}
