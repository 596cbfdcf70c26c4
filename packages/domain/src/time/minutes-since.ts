/** The whole minutes from a moment until now, both by the server's clock; never below 0. */
export function minutesSince(at: string, now: number): number {
  return Math.max(0, Math.floor((now - new Date(at).getTime()) / 60_000))
}
