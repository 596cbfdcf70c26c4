/** No answer within this time is none, in milliseconds. */
const GIVE_UP_MS = 10_000

/**
 * How long some work took.
 *
 * @param now a clock in milliseconds
 * @returns undefined when it failed or took longer than anybody waits
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
