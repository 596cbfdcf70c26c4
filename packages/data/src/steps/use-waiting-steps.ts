import type { QueuedStep } from '@angadi/domain/submission/step-queue.ts'
import { useMemo, useSyncExternalStore } from 'react'
import { useUserId } from '../session/session-store.ts'
import { onStepsChange, storedSteps, storedStepsText } from './stored-steps.ts'

/** The steps of the signed-in user that wait for a network, oldest first. */
export function useWaitingSteps(): readonly QueuedStep[] {
  const userId = useUserId()
  const text = useSyncExternalStore(onStepsChange, storedStepsText)
  return useMemo(() => storedSteps(text).filter((step) => step.userId === userId), [text, userId])
}
