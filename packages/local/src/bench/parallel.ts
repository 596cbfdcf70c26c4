/** What a number of clients got done side by side. */
export interface ParallelRun {
  /** Calls finished a second, all clients together. */
  readonly perSecond: number
  /** How long each call took, in milliseconds. */
  readonly durations: readonly number[]
}

/**
 * Lets several clients make the same number of calls each, at the same time, and measures every call.
 *
 * @param clients how many run side by side
 * @param callsEach how many calls a client makes, one after the other
 * @param call the call, given the client's number and the number of the call
 */
export async function runInParallel(
  clients: number,
  callsEach: number,
  call: (client: number, index: number) => Promise<void>,
): Promise<ParallelRun> {
  const durations: number[] = []
  const startedAt = performance.now()
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      for (let index = 0; index < callsEach; index++) {
        const calledAt = performance.now()
        await call(client, index)
        durations.push(performance.now() - calledAt)
      }
    }),
  )
  return { perSecond: (durations.length * 1000) / (performance.now() - startedAt), durations }
}
