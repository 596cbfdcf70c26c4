import type { QueuedStep } from '@angadi/domain/submission/step-queue.ts'
import * as z from 'zod/mini'

const STORAGE_KEY = 'angadi.steps'

const steps = z.array(
  z.object({
    id: z.string(),
    userId: z.string(),
    orderId: z.string(),
    what: z.string(),
    args: z.record(z.string(), z.unknown()),
    photoTo: z.optional(z.string()),
    at: z.string(),
  }),
)

/** What waits, as it is stored: changes whenever the queue does. */
export function storedStepsText(): string {
  try {
    return localStorage.getItem(STORAGE_KEY) ?? '[]'
  } catch {
    return '[]'
  }
}

/** The steps that wait for a network on this device, oldest first. */
export function storedSteps(text = storedStepsText()): readonly QueuedStep[] {
  try {
    return steps.safeParse(JSON.parse(text)).data ?? []
  } catch {
    return []
  }
}

const listeners = new Set<() => void>()

/** Calls the listener when this page changes the queue; the returned function ends that. */
export function onStepsChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Stores a changed queue. @throws when the browser cannot store it: then nobody must be told that it is kept */
export function keepSteps(queue: readonly QueuedStep[]): void {
  if (queue.length === 0) localStorage.removeItem(STORAGE_KEY)
  else localStorage.setItem(STORAGE_KEY, JSON.stringify(queue))
  for (const listener of listeners) listener()
}
