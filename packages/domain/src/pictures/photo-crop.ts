/** Uploads are at least 1280 by 1024 pixels (5:4), either way round: smaller ones blur on a full page. */
export const LEAST_PHOTO_SIDES = { long: 1280, short: 1024 } as const

/** The closest that a photo can be cropped, as a multiple of its largest square. */
export const MOST_ZOOM = 3

/** Which square of a photo is shown. */
export interface PhotoCrop {
  /** From 1, the largest square, to `MOST_ZOOM`. */
  readonly zoom: number
  /** From 0, the left edge, to 1, the right edge. */
  readonly x: number
  /** From 0, the top edge, to 1, the bottom edge. */
  readonly y: number
}

/** The largest square in the middle. */
export const CENTERED_CROP: PhotoCrop = { zoom: 1, x: 0.5, y: 0.5 }

/** A photo's width and height in pixels. */
export interface PhotoSize {
  readonly width: number
  readonly height: number
}

/** A square in a photo, in pixels from its top left corner. */
export interface PhotoSquare {
  readonly left: number
  readonly top: number
  readonly side: number
}

/** A rectangle in a photo, in pixels from its top left corner. */
export interface PhotoArea {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Whether a photo is too small to be shown on a full page. */
export function isTooSmall({ width, height }: PhotoSize): boolean {
  return Math.max(width, height) < LEAST_PHOTO_SIDES.long || Math.min(width, height) < LEAST_PHOTO_SIDES.short
}

/** The square that a crop shows of a photo. */
export function squareOf({ width, height }: PhotoSize, { zoom, x, y }: PhotoCrop): PhotoSquare {
  const side = Math.min(width, height) / zoom
  return { left: (width - side) * x, top: (height - side) * y, side }
}

/**
 * The rectangle that a crop shows of a photo.
 *
 * @param ratio its width as a multiple of its height; 1 for a square
 */
export function areaOf(size: PhotoSize, { zoom, x, y }: PhotoCrop, ratio: number): PhotoArea {
  const width = Math.min(size.width, size.height * ratio) / zoom
  const height = width / ratio
  return { left: (size.width - width) * x, top: (size.height - height) * y, width, height }
}

function within01(value: number): number {
  return Math.min(1, Math.max(0, value))
}

/**
 * A crop after the photo was dragged.
 *
 * @param right how far to the right, as a share of the shown width
 * @param down how far down, as a share of the shown height
 * @param ratio the shown width as a multiple of the shown height
 */
export function draggedCrop(
  size: PhotoSize,
  crop: PhotoCrop,
  right: number,
  down: number,
  ratio = 1,
): PhotoCrop {
  const { width, height } = areaOf(size, crop, ratio)
  const moved = (share: number, by: number, room: number) => (room > 0 ? within01(share - by / room) : share)
  return {
    zoom: crop.zoom,
    x: moved(crop.x, right * width, size.width - width),
    y: moved(crop.y, down * height, size.height - height),
  }
}
