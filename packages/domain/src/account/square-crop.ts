/** A square in a picture, in pixels from its top left corner, and the side that it is drawn with. */
export interface SquareCrop {
  readonly left: number
  readonly top: number
  readonly side: number
  readonly drawnSide: number
}

/**
 * The largest square in the middle of a picture, drawn no larger than needed and never larger than it is.
 *
 * @param width of the picture in pixels, at least 1
 * @param height of the picture in pixels, at least 1
 * @param mostSide the longest side of the result in pixels
 */
export function squareCrop(width: number, height: number, mostSide: number): SquareCrop {
  const side = Math.min(width, height)
  return {
    left: Math.floor((width - side) / 2),
    top: Math.floor((height - side) / 2),
    side,
    drawnSide: Math.min(side, mostSide),
  }
}
