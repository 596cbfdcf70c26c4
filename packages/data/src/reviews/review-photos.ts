import { useQuery } from '@tanstack/react-query'
import { ADDRESS_STALE_MS, pictureAddresses } from '../pictures/picture-addresses.ts'
import { storeCheckedPicture } from '../pictures/store-checked-picture.ts'
import { reviewKeys } from './keys.ts'

/** The bucket of reviews' photos: private, so that what is hidden can be seen no longer. */
const BUCKET = 'review-pictures'
/** A photo of a review. */
export interface ReviewPhoto {
  /** Its path in the bucket. */
  readonly path: string
  /** Where it can be loaded for an hour; undefined when that could not be found out. */
  readonly url: string | undefined
}

/**
 * Stores a photo for a review through the function that looks into it.
 *
 * @returns its path in the bucket `review-pictures`
 * @throws AppError picture_invalid, too_many_pictures, or a lost network
 */
export function storeReviewPhoto(picture: Blob): Promise<string> {
  return storeCheckedPicture('review-picture', picture)
}

/** Rows of an answer with the addresses of their photos. */
export async function withPhotoUrls<Row extends { readonly photos: readonly string[] }>(
  list: readonly Row[],
): Promise<readonly (Omit<Row, 'photos'> & { readonly photos: readonly ReviewPhoto[] })[]> {
  const urls = await pictureAddresses(
    BUCKET,
    list.flatMap(({ photos }) => photos),
  )
  return list.map(({ photos, ...row }) => ({
    ...row,
    photos: photos.map((path) => ({ path, url: urls.get(path) })),
  }))
}

/** The addresses of photos that the user has stored, by path. */
export function useReviewPhotoUrls(paths: readonly string[]) {
  return useQuery({
    queryKey: reviewKeys.photoUrls(paths),
    enabled: paths.length > 0,
    staleTime: ADDRESS_STALE_MS,
    queryFn: () => pictureAddresses(BUCKET, paths),
  })
}
