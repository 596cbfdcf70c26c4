/** The phases of a submission (Spec §4 Submission lifecycle); `idle` before the first one. */
export const PHASES = [
  'idle',
  'started',
  'validating',
  'submitting',
  'success',
  'error',
  'timeout',
  'aborted',
] as const
export type Phase = (typeof PHASES)[number]

/** How long a submission may take when its form sets nothing else, in milliseconds (Spec §9 Forms). */
export const DEFAULT_TIMEOUT_MS = 30_000
/** How often a failed submission is retried automatically when its form sets nothing else (Spec §9 Forms). */
export const DEFAULT_RETRIES = 0
/** The wait before such a repetition, in milliseconds (Spec §9 Forms). */
export const RETRY_DELAY_MS = 1_000
/** A submission that is under way for longer counts as stuck, in milliseconds (Spec §9 Forms, stuck monitor). */
export const STUCK_AFTER_MS = 45_000
/** How often the stuck monitor checks, in milliseconds (Spec §9 Forms). */
export const STUCK_CHECK_MS = 5_000

/** How long the message about a form that took too long is shown, in milliseconds (Spec §8 Submission Timeout). */
export const TIMEOUT_TOAST_MS = 8_000

/** One submission of a form; times in milliseconds since 1970. */
export interface Submission {
  readonly phase: Phase
  /** When it was started; undefined before the first one. */
  readonly startedAt: number | undefined
  /** Tries so far, the running one included. */
  readonly attempts: number
}

/** Events of a submission. */
export type SubmissionEvent =
  | { readonly type: 'start'; readonly at: number }
  | { readonly type: 'validate' }
  | { readonly type: 'submit' }
  | { readonly type: 'retry' }
  | { readonly type: 'succeed' }
  | { readonly type: 'fail' }
  | { readonly type: 'timeOut' }
  | { readonly type: 'abort' }
  | { readonly type: 'reset' }

/** Before anything was submitted. */
export const idle: Submission = { phase: 'idle', startedAt: undefined, attempts: 0 }

/** Whether a submission has begun and not ended. */
export function isUnderWay({ phase }: Submission): boolean {
  return phase === 'started' || phase === 'validating' || phase === 'submitting'
}

/** Whether the stuck monitor should show its message: under way for more than 45 s (Spec §9 Forms). */
export function isStuck(submission: Submission, now: number): boolean {
  return (
    isUnderWay(submission) &&
    submission.startedAt !== undefined &&
    now - submission.startedAt > STUCK_AFTER_MS
  )
}

/**
 * The next state of a submission. An event that does not fit leaves it unchanged, so that a second tap starts
 * nothing and a late answer changes nothing (Spec §4 Submission lifecycle).
 */
export function afterEvent(submission: Submission, event: SubmissionEvent): Submission {
  const { phase } = submission
  switch (event.type) {
    case 'start':
      return isUnderWay(submission) ? submission : { phase: 'started', startedAt: event.at, attempts: 0 }
    case 'validate':
      return phase === 'started' ? { ...submission, phase: 'validating' } : submission
    case 'submit':
      return phase === 'validating' ? { ...submission, phase: 'submitting', attempts: 1 } : submission
    case 'retry':
      return phase === 'submitting' ? { ...submission, attempts: submission.attempts + 1 } : submission
    case 'succeed':
      return phase === 'submitting' ? { ...submission, phase: 'success' } : submission
    case 'fail':
      return isUnderWay(submission) ? { ...submission, phase: 'error' } : submission
    case 'timeOut':
      return isUnderWay(submission) ? { ...submission, phase: 'timeout' } : submission
    case 'abort':
      return isUnderWay(submission) ? { ...submission, phase: 'aborted' } : submission
    case 'reset':
      return isUnderWay(submission) ? submission : idle
  }
}
