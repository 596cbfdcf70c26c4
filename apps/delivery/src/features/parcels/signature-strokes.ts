/** The box in which a signature is drawn, in its own units. */
export const SIGNATURE = { width: 300, height: 120 } as const

/** The most characters of a signature that are kept. */
const MOST = 7500

/** A point of a stroke, in the units of the box. */
export interface StrokePoint {
  readonly x: number
  readonly y: number
}

/**
 * A signature as the path of an SVG: each stroke a move and lines, whole units only. What would be too long is left out at
 * its end.
 */
export function strokesPath(strokes: readonly (readonly StrokePoint[])[]): string {
  const path = strokes
    .map((stroke) =>
      stroke.map(({ x, y }, n) => `${n === 0 ? 'M' : 'L'} ${Math.round(x)},${Math.round(y)}`).join(' '),
    )
    .filter(Boolean)
    .join(' ')
  return path.length <= MOST ? path : path.slice(0, path.lastIndexOf(' L', MOST))
}
