import { AppError } from '@angadi/data/errors/app-error.ts'
import {
  afterEvent,
  idle,
  isUnderWay,
  type Phase,
  type SubmissionEvent,
  TIMEOUT_TOAST_MS,
} from '@angadi/domain/submission/lifecycle.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { useEffect, useRef, useState } from 'react'
import { secondsToWait } from '../safety/client-limiter.ts'
import { useErrorText } from '../use-error-text.ts'
import { noteFailure } from './note-failure.ts'
import { type Outcome, type RunOptions, runSubmission } from './run-submission.ts'
import { useStuckMonitor } from './use-stuck-monitor.ts'

export interface SubmissionOptions<Values, Result>
  extends Pick<RunOptions<Result>, 'timeoutMs' | 'retries' | 'retryDelayMs'> {
  /** The form's name in logs, in the debug panel and for the rate limiter, such as `address`. */
  readonly form: string
  /** Validates the input; the form itself shows what is missing. */
  readonly validate?: (values: Values) => boolean | Promise<boolean>
  /** Sends it. The signal aborts on timeout, when the user stops it, or when the form is unmounted. */
  readonly work: (values: Values, signal: AbortSignal) => Promise<Result>
  readonly onSuccess?: (result: Result, values: Values) => void
  /** Shows the error; without it, a toast does. Called for refusals and failures, not for timeouts. */
  readonly onError?: (error: unknown) => void
}

/** A form's submission and what can be done with it. */
export interface SubmissionHandle<Values> {
  readonly phase: Phase
  readonly isBusy: boolean
  /** The error of the last submission, until the next one or `reset`. */
  readonly error: unknown
  /** Submits; nothing happens while a submission is under way. */
  readonly submit: (values: Values) => Promise<void>
  /** Submits the same again. */
  readonly retry: () => void
  /** Stops the running submission. */
  readonly abort: () => void
  /** Resets the result of the last submission. */
  readonly reset: () => void
}

/**
 * The lifecycle of a form's submission (Spec §4 Submission lifecycle): started, validating, submitting, then success,
 * error, timeout (30 s) or aborted. A second tap is ignored, leaving the form stops it, and whatever is under way for
 * more than 45 s shows a message and can be stopped.
 */
export function useSubmission<Values, Result = void>(
  options: SubmissionOptions<Values, Result>,
): SubmissionHandle<Values> {
  const { form } = options
  const { t } = useTranslation('forms', { useSuspense: false })
  const errorText = useErrorText()
  const [submission, setSubmission] = useState(idle)
  const [error, setError] = useState<unknown>(undefined)
  const running = useRef<AbortController>(undefined)
  const submitted = useRef<{ readonly values: Values }>(undefined)
  const dispatch = (event: SubmissionEvent) => setSubmission((before) => afterEvent(before, event))
  const abort = () => running.current?.abort()
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
      running.current?.abort()
    }
  }, [])
  useStuckMonitor(submission, `stuck-${form}`, abort)

  const finish = (outcome: Outcome<Result>, values: Values) => {
    if (outcome.kind === 'success') options.onSuccess?.(outcome.result, values)
    if (outcome.kind === 'success' || outcome.kind === 'invalid') return
    // Leaving a form is not a failure.
    if (isGone.current) return
    noteFailure(form, outcome.kind, outcome.error)
    if (outcome.kind === 'timeout')
      notify.problem(t('timeout.title'), { description: t('timeout.text'), duration: TIMEOUT_TOAST_MS })
    if (outcome.kind !== 'error') return
    setError(outcome.error)
    if (options.onError) options.onError(outcome.error)
    else notify.problem(errorText(outcome.error))
  }
  const submit = async (values: Values): Promise<void> => {
    if (running.current) return
    const count = secondsToWait(`form:${form}`)
    if (count > 0) return notify.warning(t('tooMany', { count }), { id: `limit-${form}` })
    const stop = new AbortController()
    running.current = stop
    submitted.current = { values }
    setError(undefined)
    dispatch({ type: 'start', at: Date.now() })
    const { validate, work } = options
    const outcome = await runSubmission<Result>({
      ...options,
      validate: validate ? () => validate(values) : undefined,
      work: (signal) => work(values, signal),
      mayRetry: (problem) => !(problem instanceof AppError) || problem.retryable,
      signal: stop.signal,
      onEvent: dispatch,
    })
    running.current = undefined
    finish(outcome, values)
  }
  return {
    phase: submission.phase,
    isBusy: isUnderWay(submission),
    error,
    submit,
    retry: () => {
      if (submitted.current) void submit(submitted.current.values)
    },
    abort,
    reset: () => {
      dispatch({ type: 'reset' })
      setError(undefined)
    },
  }
}
