import { useQuery } from '@tanstack/react-query'
import { callerHeaders } from '../client/auth.ts'
import { runtimeConfig } from '../client/config.ts'
import { toAppError } from '../errors/to-app-error.ts'
import { storePicture } from '../pictures/store-picture.ts'
import { reviewKeys } from './keys.ts'

/** The bucket of reviews' photos: private, so that what is hidden can be seen no longer. */
const BUCKET = 'review-pictures'
/** How long an address of a photo works, in seconds. */
const ADDRESS_SECONDS = 3600
/** How long a list may keep the addresses of its photos, in milliseconds. */
export const PHOTO_STALE_MS = (ADDRESS_SECONDS / 2) * 1000

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
  return storePicture('review-picture', picture)
}

/**
 * The addresses of photos for an hour, by path, with one request for all; those that may not be seen are left out.
 *
 * @throws AppError for a lost network
 */
export async function reviewPhotoUrls(paths: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (paths.length === 0) return new Map()
  const { StorageClient } = await import('@supabase/storage-js')
  const bucket = new StorageClient(`${runtimeConfig().apiUrl}/storage/v1`, await callerHeaders()).from(BUCKET)
  const { data, error } = await bucket.createSignedUrls([...paths], ADDRESS_SECONDS)
  if (error) throw toAppError(error)
  return new Map(
    data.flatMap(({ path, signedUrl }): [string, string][] => (path && signedUrl ? [[path, signedUrl]] : [])),
  )
}

/** Rows of an answer with the addresses of their photos. */
export async function withPhotoUrls<Row extends { readonly photos: readonly string[] }>(
  list: readonly Row[],
): Promise<readonly (Omit<Row, 'photos'> & { readonly photos: readonly ReviewPhoto[] })[]> {
  const urls = await reviewPhotoUrls(list.flatMap(({ photos }) => photos))
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
    staleTime: PHOTO_STALE_MS,
    queryFn: () => reviewPhotoUrls(paths),
  })
}
