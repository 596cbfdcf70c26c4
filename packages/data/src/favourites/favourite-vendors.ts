import { useInfiniteQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { keysetPages } from '../client/keyset-pages.ts'
import { vendorKind } from '../discovery/vendor-kind.ts'
import { useUserId } from '../session/session-store.ts'
import { rows } from '../vocabulary.ts'
import { favouriteKeys } from './keys.ts'

const favouriteVendor = z.object({
  wish_id: z.string(),
  created_at: z.string(),
  vendor: z.object({
    id: z.string(),
    slug: z.string(),
    name: z.string(),
    kind: vendorKind,
    area: z.string(),
    picture: z.nullable(z.string()),
    rating: z.nullable(z.number()),
    ratings_count: z.number(),
    /** False once it has left the marketplace. */
    is_active: z.boolean(),
    is_open: z.boolean(),
    opens_at: z.nullable(z.string()),
  }),
})
/** A saved vendor of any trade. */
export type SavedVendor = z.infer<typeof favouriteVendor>

/** How many vendors are on a page of the list. */
const PAGE_SIZE = 20

/** The vendors that the signed-in user saved, newest first, a page at a time. */
export function useSavedVendors() {
  const userId = useUserId()
  return useInfiniteQuery({
    queryKey: favouriteKeys.vendors(userId),
    enabled: userId !== null,
    ...keysetPages(
      PAGE_SIZE,
      (after: SavedVendor | undefined, signal): Promise<readonly SavedVendor[]> =>
        call(
          'my_favourite_vendors',
          {
            limit_count: PAGE_SIZE,
            ...(after ? { before: after.created_at, before_id: after.wish_id } : {}),
          },
          rows(favouriteVendor),
          signal,
        ),
    ),
  })
}
