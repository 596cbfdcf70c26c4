/**
 * The number of a new migration: the time in UTC as 14 digits, as the Supabase CLI gives them, or one more than the last
 * number where that is not later.
 */
export function nextVersion(names: readonly string[], now: Date): string {
  const stamp = now.toISOString().replace(/\D/g, '').slice(0, 14)
  const last =
    names
      .map((name) => /^\d{14}/.exec(name)?.[0] ?? '')
      .toSorted()
      .at(-1) ?? ''
  return last < stamp ? stamp : String(BigInt(last) + 1n)
}
