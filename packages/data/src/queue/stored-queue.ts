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

/** What waits, as it is stored: changes whenever the queue does. */
export function storedQueueText(): string {
  try {
    return localStorage.getItem(STORAGE_KEY) ?? '[]'
  } catch {
    return '[]'
  }
}

/** The actions that wait for a network in this browser, oldest first. */
export function storedQueue(text = storedQueueText()): readonly Queued[] {
  try {
    const { data = [] } = queueSchema.safeParse(JSON.parse(text))
    return withoutExpired(data, Date.now())
  } catch {
    return []
  }
}

const listeners = new Set<() => void>()

/** Calls the listener when this page changes the queue; the returned function ends that. */
export function onQueueChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Stores a changed queue. @throws when the browser cannot store it: then the user must not be told it is saved */
export function keepQueue(change: (queue: readonly Queued[]) => readonly Queued[]): void {
  const queue = change(storedQueue())
  if (queue.length === 0) localStorage.removeItem(STORAGE_KEY)
  else localStorage.setItem(STORAGE_KEY, JSON.stringify(queue))
  for (const listener of listeners) listener()
}

/** Drops what is queued for a user whose account is closed. */
export function forgetQueueOf(userId: string): void {
  try {
    keepQueue((queue) => queue.filter((one) => one.userId !== userId))
  } catch {
    // Without storage nothing is queued.
  }
}
