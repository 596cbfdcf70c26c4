import { useQuery } from '@tanstack/react-query'
import { ADDRESS_STALE_MS, pictureAddresses } from '../pictures/picture-addresses.ts'
import { storeCheckedPicture } from '../pictures/store-checked-picture.ts'
import { shoppingKeys } from './keys.ts'

/** The bucket of photos of what is sent back: private, read by customer, seller and administrators. */
const BUCKET = 'return-pictures'

/**
 * Stores a photo of something that is sent back through the function that looks into it.
 *
 * @returns its path, to be sent with the return
 * @throws AppError picture_invalid, too_many_pictures, or a lost network
 */
export function storeReturnPhoto(photo: Blob): Promise<string> {
  return storeCheckedPicture('return-picture', photo)
}

/** The addresses of photos for an hour, in their order. */
export function useReturnPhotos(paths: readonly string[]) {
  return useQuery({
    queryKey: shoppingKeys.returnPhotos(paths),
    enabled: paths.length > 0,
    staleTime: ADDRESS_STALE_MS,
    queryFn: async (): Promise<readonly string[]> => {
      const addresses = await pictureAddresses(BUCKET, paths)
      return paths.flatMap((path) => addresses.get(path) ?? [])
    },
  })
}
