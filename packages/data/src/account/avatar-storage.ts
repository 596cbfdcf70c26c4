import { runtimeConfig } from '../client/config.ts'
import type { PictureFolder } from '../pictures/picture-storage.ts'

const BUCKET = 'avatars'

/** Where a person's own pictures are stored; `profiles.avatar_url` holds the path of the present one. */
export function avatarFolder(userId: string): PictureFolder {
  return { bucket: BUCKET, folder: userId }
}

/** The public address of a profile's picture. */
export function avatarUrl(path: string | null | undefined): string | undefined {
  return path ? `${runtimeConfig().apiUrl}/storage/v1/object/public/${BUCKET}/${path}` : undefined
}
