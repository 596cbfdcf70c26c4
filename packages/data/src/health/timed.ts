/** How long to wait for an answer before it counts as missing, in milliseconds. */
const GIVE_UP_MS = 10_000

/**
 * Measures how long work takes.
 *
 * @param now a clock in milliseconds
 * @returns undefined when it failed or took too long
 */
export async function timed(
  work: (signal: AbortSignal) => Promise<unknown>,
  now: () => number = () => performance.now(),
): Promise<number | undefined> {
  const begun = now()
  try {
    await work(AbortSignal.timeout(GIVE_UP_MS))
    return Math.round(now() - begun)
  } catch {
    return undefined
  }
}
