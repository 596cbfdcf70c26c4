/** The value below which a share of the figures lies; the figures need not be sorted. */
export function percentile(figures: readonly number[], share: number): number {
  const sorted = figures.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** The middle of the figures. */
export function median(figures: readonly number[]): number {
  return percentile(figures, 0.5)
}
