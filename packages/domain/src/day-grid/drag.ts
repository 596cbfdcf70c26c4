import { DAY_MINUTES } from './minute-of-day.ts'

/** A moved block: its first minute, and the index of the column it stands in. */
export interface Spot {
  readonly from: number
  readonly column: number
}

/** The nearest minute of a grid that begins at midnight; half a step goes up. */
export function snapped(minute: number, step: number): number {
  return Math.round(minute / step) * step
}

/**
 * Where a block is dropped that was dragged by so many minutes and columns: on the grid, beginning and ending within the
 * day where it is no longer than that, and in a column that there is. What is not dragged stays where it is, on the
 * grid or not.
 *
 * @param length the block's minutes
 */
export function draggedTo(
  spot: Spot,
  by: { readonly minutes: number; readonly columns: number },
  grid: { readonly step: number; readonly length: number; readonly columns: number },
): Spot {
  const moved = Math.abs(by.minutes) < grid.step / 2 ? spot.from : snapped(spot.from + by.minutes, grid.step)
  const last = Math.floor((DAY_MINUTES - grid.length) / grid.step) * grid.step
  const within = Math.max(0, Math.min(moved, Math.max(0, last)))
  return {
    from: moved === spot.from ? spot.from : within,
    column: Math.max(0, Math.min(spot.column + by.columns, grid.columns - 1)),
  }
}

/**
 * Where a block ends whose end was dragged by so many minutes: on the grid, a step after its beginning at the earliest
 * and with its day at the latest. What is not dragged ends where it did.
 */
export function resizedTo(
  block: { readonly from: number; readonly to: number },
  by: number,
  step: number,
): number {
  if (Math.abs(by) < step / 2) return block.to
  return Math.max(block.from + step, Math.min(snapped(block.to + by, step), DAY_MINUTES))
}
