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

const numberIn = (typed: string, [least, most]: readonly [number, number]) => {
  const text = typed.trim()
  const value = /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN
  return value >= least && value <= most ? value : null
}

/**
 * Reads a number of a rule as it was typed (Issue 36, dispatch).
 *
 * @returns undefined where nothing was typed and the value in force stays, null where it cannot be
 */
export function readDispatchNumber(field: DispatchNumber, typed: string): number | null | undefined {
  const text = typed.trim()
  if (text === '') return undefined
  return numberIn(text, DISPATCH_LIMITS[field])
}

/** What a round of a rule may say, as in the database. */
export const ROUND_LIMITS = { radius: [100, 100_000], wave: [1, 50], rounds: 8 } as const

/** A round as it is typed: to how many couriers within how many metres. */
export interface TypedRound {
  readonly id: string
  readonly radius: string
  readonly wave: string
}

/**
 * What is wrong with a typed round: a number that cannot be, or a circle that is not wider than the one before.
 *
 * @returns null where nothing is
 */
export function faultOfRound(
  rounds: readonly TypedRound[],
  index: number,
): keyof TypedRound | 'order' | null {
  const round = rounds[index]
  if (!round) return null
  const radius = numberIn(round.radius, ROUND_LIMITS.radius)
  if (radius === null) return 'radius'
  if (numberIn(round.wave, ROUND_LIMITS.wave) === null) return 'wave'
  const before = rounds[index - 1]
  return before && radius <= (numberIn(before.radius, ROUND_LIMITS.radius) ?? 0) ? 'order' : null
}

/**
 * Reads typed rounds (Issue 36, dispatch: waves and radius rounds).
 *
 * @returns null where one of them cannot be
 */
export function readRounds(rounds: readonly TypedRound[]) {
  if (rounds.length === 0 || rounds.length > ROUND_LIMITS.rounds) return null
  if (rounds.some((_, index) => faultOfRound(rounds, index) !== null)) return null
  return rounds.map(({ radius, wave }) => ({ radius_m: Number(radius), wave: Number(wave) }))
}

/** How many points one unit of a factor may be worth, in both directions. */
export const WEIGHT_LIMIT = 100_000

/**
 * Reads how many points one unit of a factor is worth; a minus counts against somebody.
 *
 * @returns undefined where nothing was typed and the weight in force stays, null where it cannot be
 */
export function readWeight(typed: string): number | null | undefined {
  const text = typed.trim().replace('\u2212', '-')
  if (text === '') return undefined
  const value = /^-?\d{1,6}(\.\d{1,2})?$/.test(text) ? Number(text) : Number.NaN
  return Math.abs(value) <= WEIGHT_LIMIT ? value : null
}

/**
 * Reads the least rating of a rule: from 1 to 5 with one decimal, and 0 for none.
 *
 * @returns undefined where nothing was typed and the one in force stays, null where it cannot be
 */
export function readLeastRating(typed: string): number | null | undefined {
  const text = typed.trim()
  if (text === '') return undefined
  const value = /^\d(\.\d)?$/.test(text) ? Number(text) : Number.NaN
  return value === 0 || (value >= 1 && value <= 5) ? value : null
}
