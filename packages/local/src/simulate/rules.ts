/** A rule of dispatch to compare: a name, and the columns of its row that differ from the rule in force. */
export interface NamedRule {
  readonly name: string
  readonly row: Readonly<Record<string, unknown>> | undefined
}

/** The rule as the migrations make it. */
export const ENGINE: NamedRule = { name: 'engine', row: undefined }

/**
 * Only the distance counts, and one driver is asked at a time: the nearest of all within the farthest circle, then the
 * next one, eight before the search pauses.
 */
export const NEAREST: NamedRule = {
  name: 'nearest only',
  row: {
    weights: JSON.stringify({ idle: 0, acceptance: 0, vehicle: 0, wish: 0 }),
    rounds: JSON.stringify(Array.from({ length: 8 }, () => ({ radius_m: 12_000, wave: 1 }))),
  },
}
