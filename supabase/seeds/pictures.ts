import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The public bucket that holds them; the migration of the vendors creates it. */
export const PICTURE_BUCKET = 'catalogue'

/** The pictures as files, each at its place in the bucket. */
const FOLDER = join(import.meta.dirname, 'pictures')

/** Places of all pictures in the bucket, as the `picture` columns name them. */
export function picturePaths(): string[] {
  return readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.webp'))
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted()
}

/** The bytes of the picture at a place of `picturePaths`. */
export function readPicture(path: string): Uint8Array {
  return readFileSync(join(FOLDER, path))
}

/** What pictures are put into: Supabase Storage, or the folder behind it. */
export interface PictureStorage {
  upload(bucket: string, path: string, bytes: Uint8Array, contentType: string): Promise<unknown>
}

/**
 * Puts all pictures into the bucket, replacing what is there.
 *
 * @returns how many there were
 */
export async function uploadPictures(storage: PictureStorage): Promise<number> {
  const paths = picturePaths()
  for (const path of paths) await storage.upload(PICTURE_BUCKET, path, readPicture(path), 'image/webp')
  return paths.length
}
