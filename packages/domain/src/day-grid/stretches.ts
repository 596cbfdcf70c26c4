import type { Block, Span } from './lanes.ts'
import { DAY_MINUTES } from './minute-of-day.ts'
import { gapsBetween, type Shade } from './shades.ts'

/**
 * The minutes of somebody's day in which they are there and serve nobody: gaps of a visit are not among them.
 *
 * @param from the first minute that can still be booked
 * @param least stretches that are shorter, in minutes, are left out
 */
export function freeStretches(
  shades: readonly Shade[],
  blocks: readonly (Block & Span)[],
  from: number,
  least: number,
): readonly Span[] {
  const past = from > 0 ? [{ from: 0, to: Math.min(from, DAY_MINUTES) }] : []
  return gapsBetween([...past, ...shades, ...blocks]).filter((gap) => gap.to - gap.from >= least)
}

/**
 * The minute at which a visit begins that is booked at a place of a stretch: on the grid, and within the stretch.
 *
 * @param step the grid's minutes
 */
export function startWithin(stretch: Span, minute: number, step: number): number {
  const within = Math.max(stretch.from, Math.min(minute, stretch.to - 1))
  return Math.max(stretch.from, Math.floor(within / step) * step)
}
