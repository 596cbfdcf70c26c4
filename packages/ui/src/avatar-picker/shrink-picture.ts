import { CENTERED_CROP, squareOf } from '@angadi/domain/pictures/photo-crop.ts'
import { readPicture, writeSquare } from '../picture/square-picture.ts'

/** The limits of a user's picture: side in pixels, and size in bytes as in the bucket `avatars`. */
const AVATAR_LIMITS = { side: 512, bytes: 262_144 } as const

/**
 * Crops a picture to the largest centred square, at most 512 pixels wide.
 *
 * @throws PictureUnreadable when the file is not a picture
 */
export async function shrinkPicture(file: Blob): Promise<Blob> {
  const bitmap = await readPicture(file)
  try {
    return await writeSquare(bitmap, squareOf(bitmap, CENTERED_CROP), AVATAR_LIMITS)
  } finally {
    bitmap.close()
  }
}
