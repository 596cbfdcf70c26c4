import { useMutation, useQueryClient } from '@tanstack/react-query'
import { supabase } from '../client/client.ts'
import { AppError } from '../errors/app-error.ts'
import { toAppError } from '../errors/to-app-error.ts'
import { type PictureFolder, removeOtherPictures, storePicture } from '../pictures/picture-storage.ts'
import { refreshItems } from '../vendor-products/list-cache.ts'

/** The largest photo of an item that Storage accepts, in bytes: the limit of the bucket `catalogue`. */
export const MOST_ITEM_PHOTO_BYTES = 307_200

function folderOf(vendorId: string, itemId: string): PictureFolder {
  return { bucket: 'catalogue', folder: `${vendorId}/${itemId}` }
}

/** Whether an item's picture is a photo of its vendor, and not the platform's drawing or none. */
export function isVendorPhoto(vendorId: string, picture: string | null): boolean {
  return picture?.startsWith(`${vendorId}/`) ?? false
}

async function showPicture(itemId: string, picture: string | null): Promise<void> {
  const { data, error } = await (await supabase())
    .from('catalog_items')
    .update({ picture })
    .eq('id', itemId)
    .select('id')
  if (error) throw toAppError(error)
  // Row-level security refuses silently: no row was changed.
  if (data.length === 0) throw new AppError('not_your_vendor', 'not_your_vendor', false)
}

/**
 * Sets a vendor's own photo (WebP or JPEG, `MOST_ITEM_PHOTO_BYTES` at most) for an item; null removes it, and the
 * platform's drawing is used again where there is one. The old file is deleted either way. Fails with an `AppError`.
 */
export function useSetItemPhoto(vendorId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    // Without a network it fails at once, so that the vendor can tap again.
    networkMode: 'always',
    mutationFn: async ({ itemId, photo }: { itemId: string; photo: Blob | null }) => {
      const place = folderOf(vendorId, itemId)
      const path = photo ? await storePicture(place, photo) : null
      await showPicture(itemId, path)
      // Files left behind after a lost network are removed with the next change.
      await removeOtherPictures(place, path).catch(() => undefined)
    },
    onSettled: (_answer, _error, { itemId }) => refreshItems(queryClient, vendorId, itemId),
  })
}
