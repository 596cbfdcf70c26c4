import { type Queued, withoutExpired } from '@angadi/domain/submission/offline-queue.ts'
import * as z from 'zod/mini'

const STORAGE_KEY = 'angadi.queue'

const queueSchema = z.array(
  z.object({
    key: z.string(),
    userId: z.string(),
    action: z.string(),
    args: z.record(z.string(), z.unknown()),
    at: z.number(),
  }),
)

/** What waits for a network in this browser, the oldest first. */
export function storedQueue(): readonly Queued[] {
  try {
    const { data = [] } = queueSchema.safeParse(JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]'))
    return withoutExpired(data, Date.now())
  } catch {
    return []
  }
}

/** Keeps a changed queue. @throws when the browser keeps nothing: then nothing may be promised either */
export function keepQueue(change: (queue: readonly Queued[]) => readonly Queued[]): void {
  const queue = change(storedQueue())
  if (queue.length === 0) localStorage.removeItem(STORAGE_KEY)
  else localStorage.setItem(STORAGE_KEY, JSON.stringify(queue))
}

/** Lets go of what waits in the name of somebody who will never sign in again. */
export function forgetQueueOf(userId: string): void {
  try {
    keepQueue((queue) => queue.filter((one) => one.userId !== userId))
  } catch {
    // Without a storage nothing waits.
  }
}
