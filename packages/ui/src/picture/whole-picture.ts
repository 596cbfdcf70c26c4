import { PictureUnreadable } from './picture-unreadable.ts'
import { encodeCanvas, readPicture } from './square-picture.ts'

/** The limits of the written picture: its longest side in pixels and its size in bytes. */
export interface WholePictureLimits {
  readonly side: number
  readonly bytes: number
}

/**
 * Encodes a whole picture as WebP, or as JPEG where the browser cannot write WebP; never enlarges it. Metadata in the file,
 * such as the location, is not copied.
 *
 * @throws PictureUnreadable when the file is no picture, or cannot be written within the limits
 */
export async function writePicture(file: Blob, { side, bytes }: WholePictureLimits): Promise<Blob> {
  const bitmap = await readPicture(file)
  try {
    const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.round(bitmap.width * scale))
    canvas.height = Math.max(1, Math.round(bitmap.height * scale))
    const pen = canvas.getContext('2d')
    if (!pen) throw new PictureUnreadable()
    pen.imageSmoothingQuality = 'high'
    pen.fillStyle = 'white'
    pen.fillRect(0, 0, canvas.width, canvas.height)
    pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    return await encodeCanvas(canvas, bytes)
  } finally {
    bitmap.close()
  }
}
