/** What a rule of dispatch may say, as in the database. */
export const DISPATCH_LIMITS = {
  far: [1000, 100_000],
  offer: [10, 300],
  stale: [10, 3600],
  silent: [30, 3600],
  extra: [0, 3600],
} as const satisfies Record<string, readonly [number, number]>

/** The numbers of a rule of dispatch that a form asks for. */
export type DispatchNumber = keyof typeof DISPATCH_LIMITS

/**
 * Reads a number of a rule as it was typed (Issue 36, dispatch).
 *
 * @returns undefined where nothing was typed and the value in force stays, null where it cannot be
 */
export function readDispatchNumber(field: DispatchNumber, typed: string): number | null | undefined {
  const text = typed.trim()
  if (text === '') return undefined
  const [least, most] = DISPATCH_LIMITS[field]
  const value = /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN
  return value >= least && value <= most ? value : null
}
