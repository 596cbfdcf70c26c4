import type { Queued } from '@angadi/domain/submission/offline-queue.ts'
import { useSyncExternalStore } from 'react'
import { useUserId } from '../session/session-store.ts'
import { onQueueChange, storedQueue, storedQueueText } from './stored-queue.ts'

/** The actions of the signed-in user that wait for a network on this device, the oldest first. */
export function useQueued(): readonly Queued[] {
  const userId = useUserId()
  const text = useSyncExternalStore(onQueueChange, storedQueueText)
  return storedQueue(text).filter((one) => one.userId === userId)
}
