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

/** The actions that wait for a network in this browser, oldest first. */
export function storedQueue(): readonly Queued[] {
  try {
    const { data = [] } = queueSchema.safeParse(JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]'))
    return withoutExpired(data, Date.now())
  } catch {
    return []
  }
}

/** Stores a changed queue. @throws when the browser cannot store it: then the user must not be told it is saved */
export function keepQueue(change: (queue: readonly Queued[]) => readonly Queued[]): void {
  const queue = change(storedQueue())
  if (queue.length === 0) localStorage.removeItem(STORAGE_KEY)
  else localStorage.setItem(STORAGE_KEY, JSON.stringify(queue))
}

/** Drops what is queued for a user whose account is closed. */
export function forgetQueueOf(userId: string): void {
  try {
    keepQueue((queue) => queue.filter((one) => one.userId !== userId))
  } catch {
    // Without storage nothing is queued.
  }
}
