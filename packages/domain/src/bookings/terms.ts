const MINUTE_MS = 60_000

/** A step of what cancelling costs: from so many minutes before the start on, in hundredths of a percent. */
export interface CancellingStep {
  readonly minutes_before: number
  readonly charge_bp: number
  readonly max_charge_paise: number | null
}

/** How many minutes before the start cancelling begins to cost something; undefined where it never does. */
export function freeUntilMinutes(steps: readonly CancellingStep[]): number | undefined {
  const costly = steps.filter(({ charge_bp: share }) => share > 0).map(({ minutes_before: before }) => before)
  return costly.length > 0 ? Math.max(...costly) : undefined
}

/**
 * Until when a visit is cancelled for nothing, as an ISO time; undefined where it always is.
 *
 * @param startsAt the beginning of the visit
 */
export function freeUntil(startsAt: string, steps: readonly CancellingStep[]): string | undefined {
  const minutes = freeUntilMinutes(steps)
  return minutes === undefined
    ? undefined
    : new Date(Date.parse(startsAt) - minutes * MINUTE_MS).toISOString()
}
