import { isStuck, STUCK_CHECK_MS, type Submission } from '@angadi/domain/submission/lifecycle.ts'

/**
 * Checks every 5 s whether a submission is stuck, and reports it each time (Spec §9 Forms); returns a function that
 * stops it.
 */
export function watchForStuck(submission: Submission, told: (isStuck: boolean) => void): () => void {
  const timer = setInterval(() => told(isStuck(submission, Date.now())), STUCK_CHECK_MS)
  return () => clearInterval(timer)
}
