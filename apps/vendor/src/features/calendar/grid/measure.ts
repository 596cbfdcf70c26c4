/** How tall a minute is, in rem: with larger letters the grid grows. */
export const REM_PER_MINUTE = 0.1

/** A block is dropped on quarters of an hour; another minute is chosen in its sheet. */
export const STEP_MINUTES = 15

/** How tall a minute is now, in pixels. */
export function pixelsPerMinute(): number {
  return REM_PER_MINUTE * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
}

/** The columns of a grid as they stand on the screen, in order. */
export function columnBoxes(grid: HTMLElement): readonly DOMRect[] {
  return [...grid.querySelectorAll('[data-column]')].map((column) => column.getBoundingClientRect())
}
