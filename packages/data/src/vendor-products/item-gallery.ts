import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../client/call.ts'
import { removeOtherPictures, storePicture } from '../pictures/picture-storage.ts'
import { nothing } from '../rows.ts'
import { refreshItems } from './list-cache.ts'

/** How many photos an item shows at most. */
export const MOST_ITEM_PHOTOS = 8

/** The photos of an item in their order, and one to be stored after them. */
export interface GalleryChange {
  readonly pictures: readonly string[]
  readonly photo?: Blob
}

/** Sets the photos of goods, the first being the one of lists; files that are not shown any more are deleted. */
export function useSetItemGallery(vendorId: string, itemId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    // Without a network it fails at once, so that the vendor can tap again.
    networkMode: 'always',
    mutationFn: async ({ pictures, photo }: GalleryChange) => {
      const place = { bucket: 'catalogue', folder: `${vendorId}/${itemId}` } as const
      const shown = photo ? [...pictures, await storePicture(place, photo)] : [...pictures]
      await call('set_item_gallery', { item_id: itemId, pictures: shown }, nothing)
      // Files left behind after a lost network are removed with the next change.
      await removeOtherPictures(place, shown).catch(() => undefined)
    },
    onSettled: () => refreshItems(queryClient, vendorId, itemId),
  })
}
