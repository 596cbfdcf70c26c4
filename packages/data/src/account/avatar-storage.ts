import { accessToken } from '../client/auth.ts'
import { runtimeConfig } from '../client/config.ts'
import { toAppError } from '../errors/to-app-error.ts'

const BUCKET = 'avatars'

async function avatars() {
  const { StorageClient } = await import('@supabase/storage-js')
  const { apiUrl, publishableKey } = runtimeConfig()
  const headers = { apikey: publishableKey, authorization: `Bearer ${await accessToken()}` }
  return new StorageClient(`${apiUrl}/storage/v1`, headers).from(BUCKET)
}

/**
 * Keeps a picture in a person's own folder, under a name that nobody guesses.
 *
 * @returns its path, as `profiles.avatar_url` holds it
 * @throws AppError when Storage refuses it or the network is gone
 */
export async function putAvatar(userId: string, picture: Blob): Promise<string> {
  const path = `${userId}/${crypto.randomUUID()}.${picture.type === 'image/webp' ? 'webp' : 'jpg'}`
  const { error } = await (await avatars()).upload(path, picture, {
    contentType: picture.type,
    // A new picture has a new name, so an old one never has to be asked for again.
    cacheControl: '31536000',
  })
  if (error) throw toAppError(error)
  return path
}

/**
 * Removes every picture of a person's folder but one.
 *
 * @param kept the path that stays, or null for none
 */
export async function removeAvatars(userId: string, stored: string | null): Promise<void> {
  const bucket = await avatars()
  const { data, error } = await bucket.list(userId)
  if (error) throw toAppError(error)
  // Storage names files by their last part; the embedded one by their whole path.
  const left = data.map(({ name }) => `${userId}/${name.split('/').at(-1)}`).filter((path) => path !== stored)
  if (left.length === 0) return
  const { error: refused } = await bucket.remove(left)
  if (refused) throw toAppError(refused)
}

/** The public address of a profile's picture. */
export function avatarUrl(path: string | null | undefined): string | undefined {
  return path ? `${runtimeConfig().apiUrl}/storage/v1/object/public/${BUCKET}/${path}` : undefined
}
