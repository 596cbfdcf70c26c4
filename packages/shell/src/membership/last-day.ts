/** The last day of what ends at 24:00: the moment itself is the beginning of the next one. */
export function lastDay(endsAt: string): Date {
  return new Date(new Date(endsAt).getTime() - 60_000)
}
