import { callerHeaders } from '../client/auth.ts'
import { runtimeConfig } from '../client/config.ts'
import { toAppError } from '../errors/to-app-error.ts'

/** A folder in a public bucket of Storage, written without a slash at either end. */
export interface PictureFolder {
  readonly bucket: 'avatars' | 'catalogue'
  readonly folder: string
}

async function bucketOf({ bucket }: PictureFolder) {
  const { StorageClient } = await import('@supabase/storage-js')
  const { apiUrl } = runtimeConfig()
  return new StorageClient(`${apiUrl}/storage/v1`, await callerHeaders()).from(bucket)
}

/**
 * Stores a WebP or JPEG picture in a folder under a name that cannot be guessed.
 *
 * @returns its path in the bucket
 * @throws AppError when Storage refuses it or the network is lost
 */
export async function storePicture(place: PictureFolder, picture: Blob): Promise<string> {
  const path = `${place.folder}/${crypto.randomUUID()}.${picture.type === 'image/webp' ? 'webp' : 'jpg'}`
  const { error } = await (await bucketOf(place)).upload(path, picture, {
    contentType: picture.type,
    // A new picture has a new name, so an old one never has to be fetched again.
    cacheControl: '31536000',
  })
  if (error) throw toAppError(error)
  return path
}

/**
 * Removes every picture of a folder but those that are shown.
 *
 * @param stored the path that stays, or the paths; null for none
 * @throws AppError when Storage refuses it or the network is lost
 */
export async function removeOtherPictures(
  place: PictureFolder,
  stored: string | readonly string[] | null,
): Promise<void> {
  const kept = stored === null ? [] : [stored].flat()
  const bucket = await bucketOf(place)
  const { data, error } = await bucket.list(place.folder)
  if (error) throw toAppError(error)
  // Storage names files by the last part of their path; the embedded server by the whole path.
  const left = data
    .map(({ name }) => `${place.folder}/${name.split('/').at(-1)}`)
    .filter((path) => !kept.includes(path))
  if (left.length === 0) return
  const { error: refused } = await bucket.remove(left)
  if (refused) throw toAppError(refused)
}
