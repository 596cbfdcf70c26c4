import process from 'node:process'

const FACTOR = Number(process.env['ANGADI_COURSES'] ?? 1)

/**
 * How many random courses a race takes: as many as a stage of tests has time for, times ANGADI_COURSES where somebody has
 * more of it.
 */
export function coursesOf(usual: number): number {
  return Math.ceil(usual * FACTOR)
}

/** How long so many may take, in milliseconds. */
export function timeFor(usualMs: number): number {
  return Math.ceil(usualMs * Math.max(1, FACTOR))
}
