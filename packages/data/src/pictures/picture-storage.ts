import { accessToken } from '../client/auth.ts'
import { runtimeConfig } from '../client/config.ts'
import { toAppError } from '../errors/to-app-error.ts'

/** A place in Storage: a public bucket and a folder in it, written without a slash at either end. */
export interface PictureFolder {
  readonly bucket: 'avatars' | 'catalogue'
  readonly folder: string
}

async function bucketOf({ bucket }: PictureFolder) {
  const { StorageClient } = await import('@supabase/storage-js')
  const { apiUrl, publishableKey } = runtimeConfig()
  const headers = { apikey: publishableKey, authorization: `Bearer ${await accessToken()}` }
  return new StorageClient(`${apiUrl}/storage/v1`, headers).from(bucket)
}

/**
 * Stores a WebP or JPEG picture in a folder under a name that nobody guesses.
 *
 * @returns its path in the bucket
 * @throws AppError when Storage refuses it or the network is gone
 */
export async function storePicture(place: PictureFolder, picture: Blob): Promise<string> {
  const path = `${place.folder}/${crypto.randomUUID()}.${picture.type === 'image/webp' ? 'webp' : 'jpg'}`
  const { error } = await (await bucketOf(place)).upload(path, picture, {
    contentType: picture.type,
    // A new picture has a new name, so an old one never has to be asked for again.
    cacheControl: '31536000',
  })
  if (error) throw toAppError(error)
  return path
}

/**
 * Removes every picture of a folder but one.
 *
 * @param stored the path that stays, or null for none
 * @throws AppError when Storage refuses it or the network is gone
 */
export async function removeOtherPictures(place: PictureFolder, stored: string | null): Promise<void> {
  const bucket = await bucketOf(place)
  const { data, error } = await bucket.list(place.folder)
  if (error) throw toAppError(error)
  // Storage names files by their last part; the embedded one by their whole path.
  const left = data
    .map(({ name }) => `${place.folder}/${name.split('/').at(-1)}`)
    .filter((path) => path !== stored)
  if (left.length === 0) return
  const { error: refused } = await bucket.remove(left)
  if (refused) throw toAppError(refused)
}
