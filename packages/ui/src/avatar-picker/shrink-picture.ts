import { squareCrop } from '@angadi/domain/account/square-crop.ts'

/** The longest side of a person's picture, in pixels. */
const MOST_SIDE = 512
/** What Storage takes, in bytes: the limit of the bucket `avatars`. */
const MOST_BYTES = 262_144
/** From hardly visible losses down to what a face still bears. */
const QUALITIES = [0.86, 0.72, 0.55, 0.4] as const

/** Thrown for a file that the browser cannot show as a picture. */
export class PictureUnreadable extends Error {}

function encode(canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, type, quality))
}

/**
 * Cuts a picture to a square of at most 512 pixels and writes it anew as WebP, or as JPEG where the browser writes no
 * WebP. What a camera hid in the file, such as the place, is not drawn and so does not come along.
 *
 * @throws PictureUnreadable when the file is no picture
 */
export async function shrinkPicture(file: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(file).catch(() => {
    throw new PictureUnreadable()
  })
  const { left, top, side, drawnSide } = squareCrop(bitmap.width, bitmap.height, MOST_SIDE)
  const canvas = document.createElement('canvas')
  canvas.width = drawnSide
  canvas.height = drawnSide
  const pen = canvas.getContext('2d')
  if (!pen) throw new PictureUnreadable()
  pen.imageSmoothingQuality = 'high'
  // JPEG knows no transparency, and black would stand for it.
  pen.fillStyle = 'white'
  pen.fillRect(0, 0, drawnSide, drawnSide)
  pen.drawImage(bitmap, left, top, side, side, 0, 0, drawnSide, drawnSide)
  bitmap.close()
  for (const type of ['image/webp', 'image/jpeg']) {
    for (const quality of QUALITIES) {
      const drawn = await encode(canvas, type, quality)
      if (drawn?.type === type && drawn.size <= MOST_BYTES) return drawn
    }
  }
  throw new PictureUnreadable()
}
