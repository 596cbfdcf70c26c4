import { runtimeConfig } from '../client/config.ts'
import type { PictureFolder } from '../pictures/picture-storage.ts'

const BUCKET = 'avatars'

/** The folder of a user's own pictures; `profiles.avatar_url` holds the path of the current one. */
export function avatarFolder(userId: string): PictureFolder {
  return { bucket: BUCKET, folder: userId }
}

/** The public address of a profile's picture. */
export function avatarUrl(path: string | null | undefined): string | undefined {
  return path ? `${runtimeConfig().apiUrl}/storage/v1/object/public/${BUCKET}/${path}` : undefined
}
