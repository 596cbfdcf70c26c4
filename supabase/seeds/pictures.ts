import { coverNames, paintCover } from './pictures/cover-pictures.ts'
import { paintDish, recipes } from './pictures/dish-pictures.ts'

/** The public bucket that holds them; the migration of the sellers makes it. */
export const PICTURE_BUCKET = 'catalogue'

/** A picture and its place in the bucket, as the `picture` columns name it. */
export interface SeedPicture {
  readonly path: string
  readonly svg: string
}

/** Places of all pictures, without painting them. */
export function picturePaths(): string[] {
  return [
    ...Object.keys(recipes).map((name) => `dishes/${name}.svg`),
    ...coverNames.map((name) => `covers/${name}.svg`),
  ]
}

/** Paints every picture that the seeds' restaurants show, one after the other; the same bytes every time. */
export async function* pictures(): AsyncIterable<SeedPicture> {
  for (const name of Object.keys(recipes)) yield { path: `dishes/${name}.svg`, svg: paintDish(name) }
  for (const name of coverNames) yield { path: `covers/${name}.svg`, svg: paintCover(name) }
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
  const encoder = new TextEncoder()
  let count = 0
  for await (const { path, svg } of pictures()) {
    await storage.upload(PICTURE_BUCKET, path, encoder.encode(svg), 'image/svg+xml')
    count++
  }
  return count
}
