import { CENTERED_CROP, squareOf } from '@angadi/domain/pictures/photo-crop.ts'
import { readPicture, writeSquare } from '../picture/square-picture.ts'

/** A person's picture at most: its side in pixels, and its bytes as the bucket `avatars` takes them. */
const AVATAR_LIMITS = { side: 512, bytes: 262_144 } as const

/**
 * Cuts a picture to the largest square in its middle, at most 512 pixels wide.
 *
 * @throws PictureUnreadable when the file is no picture
 */
export async function shrinkPicture(file: Blob): Promise<Blob> {
  const bitmap = await readPicture(file)
  try {
    return await writeSquare(bitmap, squareOf(bitmap, CENTERED_CROP), AVATAR_LIMITS)
  } finally {
    bitmap.close()
  }
}
