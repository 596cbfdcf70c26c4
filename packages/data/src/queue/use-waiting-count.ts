import { useSyncExternalStore } from 'react'
import { useUserId } from '../session/session-store.ts'
import { onQueueChange, storedQueue, storedQueueText } from './stored-queue.ts'

/** How many actions of the signed-in user wait for a network on this device. */
export function useWaitingCount(): number {
  const userId = useUserId()
  const text = useSyncExternalStore(onQueueChange, storedQueueText)
  return storedQueue(text).filter((one) => one.userId === userId).length
}
