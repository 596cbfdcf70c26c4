const HALF_HOUR_MS = 30 * 60_000
/** Half hours of a day. */
const A_DAY = 48

/** The beginning of the half hour that comes so many half hours after the one that begins in a day. */
export function slotAt(later: number): string {
  return new Date((Math.ceil(Date.now() / HALF_HOUR_MS) + A_DAY + later) * HALF_HOUR_MS).toISOString()
}
