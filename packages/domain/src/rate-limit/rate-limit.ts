/** A limit per time window. */
export interface Limit {
  readonly count: number
  /** Milliseconds. */
  readonly windowMs: number
}

/** The client's rate limiter: 10 per 60 s (Spec §9 Rate limiter). */
export const CLIENT_LIMIT: Limit = { count: 10, windowMs: 60_000 }

/** Result of a request. */
export interface Turn {
  /** 0 when it may be done now, otherwise the milliseconds to wait. */
  readonly waitMs: number
  /** Times of recent requests, this one included, in milliseconds since 1970. */
  readonly taken: readonly number[]
}

/**
 * Requests permission. A refused request does not count, so that waiting always helps.
 *
 * @param taken times of earlier requests, in milliseconds since 1970
 */
export function takeTurn(taken: readonly number[], now: number, limit: Limit = CLIENT_LIMIT): Turn {
  // A time in the future comes from a clock that was set back: it must not lock the user out.
  const recent = taken.filter((at) => at > now - limit.windowMs && at <= now).toSorted((a, b) => a - b)
  const oldest = recent.at(-limit.count)
  if (oldest !== undefined) return { waitMs: oldest + limit.windowMs - now, taken: recent }
  return { waitMs: 0, taken: [...recent, now] }
}
