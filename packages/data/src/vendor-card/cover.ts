import { useMutation, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { removeOtherPictures, storePicture } from '../pictures/picture-storage.ts'
import { vendorConsoleKeys } from '../vendor-console/keys.ts'
import { vendorCardKeys } from './keys.ts'

/** The largest cover photo that Storage accepts, in bytes: the limit of the bucket `catalogue`. */
export const MOST_COVER_BYTES = 307_200

/** Whether a vendor's picture is a cover photo of its own, and not the platform's picture or none. */
export function isOwnCover(vendorId: string, picture: string | null | undefined): boolean {
  return picture?.startsWith(`${vendorId}/cover/`) ?? false
}

/**
 * Shows a photo (WebP or JPEG, `MOST_COVER_BYTES` at most) as the vendor's cover, on its storefront and in lists; null
 * shows the platform's picture again. Fails with an `AppError`.
 */
export function useSetCover(vendorId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    // Without a network it fails at once, so that the vendor can tap again.
    networkMode: 'always',
    mutationFn: async (photo: Blob | null) => {
      const place = { bucket: 'catalogue', folder: `${vendorId}/cover` } as const
      const path = photo ? await storePicture(place, photo) : null
      await call(
        'set_vendor_cover',
        { vendor_id: vendorId, ...(path ? { picture: path } : {}) },
        z.nullable(z.string()),
      )
      // Files left behind after a lost network are removed with the next change.
      await removeOtherPictures(place, path).catch(() => undefined)
    },
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: vendorCardKeys.of(vendorId) }),
        queryClient.invalidateQueries({ queryKey: vendorConsoleKeys.everyVendors }),
      ]),
  })
}
