import { isHeic, readHeic } from './heic.ts'
import { HeicUnreadable, PictureUnreadable } from './picture-unreadable.ts'

/** From hardly visible losses to the lowest quality acceptable in a small picture. */
const QUALITIES = [0.86, 0.72, 0.55, 0.4] as const

/** A square in a picture, in pixels from its top left corner. */
export interface PictureSquare {
  readonly left: number
  readonly top: number
  readonly side: number
}

/** The limits of the written picture: its side in pixels and its size in bytes. */
export interface PictureLimits {
  readonly side: number
  readonly bytes: number
}

/**
 * Reads a file as a picture, rotated as the camera was held. An HEIC photo is converted where the browser cannot read it.
 *
 * @throws PictureUnreadable when the file is not a picture, HeicUnreadable when it is one that could not be converted
 */
export async function readPicture(file: Blob): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file)
  } catch {
    if (!(await isHeic(file))) throw new PictureUnreadable()
    return readHeic(file).catch(() => {
      throw new HeicUnreadable()
    })
  }
}

/** A rectangle in a picture, in pixels from its top left corner. */
export interface PictureArea {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/**
 * Draws a rectangle of a picture onto the whole canvas, over white: JPEG has no transparency and would show black.
 *
 * @throws PictureUnreadable when the browser has no memory left to draw on
 */
export function drawArea(
  canvas: HTMLCanvasElement,
  picture: ImageBitmap,
  { left, top, width, height }: PictureArea,
): void {
  const pen = canvas.getContext('2d')
  if (!pen) throw new PictureUnreadable()
  pen.imageSmoothingQuality = 'high'
  pen.fillStyle = 'white'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.drawImage(picture, left, top, width, height, 0, 0, canvas.width, canvas.height)
}

function encode(canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, type, quality))
}

/**
 * Encodes what a canvas shows as WebP, or as JPEG where the browser cannot write WebP, in the best quality that fits.
 *
 * @throws PictureUnreadable when it cannot be written within the bytes
 */
export async function encodeCanvas(canvas: HTMLCanvasElement, bytes: number): Promise<Blob> {
  for (const type of ['image/webp', 'image/jpeg']) {
    for (const quality of QUALITIES) {
      const drawn = await encode(canvas, type, quality)
      if (drawn?.type === type && drawn.size <= bytes) return drawn
    }
  }
  throw new PictureUnreadable()
}

/**
 * Encodes a square of a picture as WebP, or as JPEG where the browser cannot write WebP; never enlarges it. Metadata in
 * the file, such as the location, is not copied.
 *
 * @throws PictureUnreadable when it cannot be written within the limits
 */
export function writeSquare(
  picture: ImageBitmap,
  { left, top, side }: PictureSquare,
  limits: PictureLimits,
): Promise<Blob> {
  return writeArea(
    picture,
    { left, top, width: side, height: side },
    { width: limits.side, bytes: limits.bytes },
  )
}

/**
 * Encodes a rectangle of a picture as `writeSquare` does a square; never enlarges it.
 *
 * @param limits the widest that it is written, in pixels, and its size in bytes
 * @throws PictureUnreadable when it cannot be written within the limits
 */
export async function writeArea(
  picture: ImageBitmap,
  area: PictureArea,
  limits: { readonly width: number; readonly bytes: number },
): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = Math.min(Math.round(area.width), limits.width)
  canvas.height = Math.round((canvas.width * area.height) / area.width)
  drawArea(canvas, picture, area)
  return encodeCanvas(canvas, limits.bytes)
}
