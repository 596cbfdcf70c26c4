import {
  DEFAULT_RETRIES,
  DEFAULT_TIMEOUT_MS,
  RETRY_DELAY_MS,
  type SubmissionEvent,
} from '@angadi/domain/submission/lifecycle.ts'

/** A submission that ended without an answer: it took too long, or was stopped (Spec §8 Submission errors). */
export class SubmissionError extends Error {
  readonly kind: 'timeout' | 'aborted'

  /** @param timeoutMs the limit that was passed; undefined when it was stopped */
  constructor(timeoutMs?: number) {
    super(timeoutMs === undefined ? 'Submission aborted' : `Submission timeout after ${timeoutMs}ms`)
    this.name = 'SubmissionError'
    this.kind = timeoutMs === undefined ? 'aborted' : 'timeout'
  }
}

/** How a submission ended. */
export type Outcome<Result> =
  | { readonly kind: 'success'; readonly result: Result }
  | { readonly kind: 'invalid' }
  | { readonly kind: 'error' | 'timeout' | 'aborted'; readonly error: unknown }

export interface RunOptions<Result> {
  /** Validates the input; the form shows what is missing. */
  readonly validate?: ((signal: AbortSignal) => boolean | Promise<boolean>) | undefined
  readonly work: (signal: AbortSignal) => Promise<Result>
  /** The limit of each attempt, in milliseconds. */
  readonly timeoutMs?: number | undefined
  /** The number of retries after a failure. */
  readonly retries?: number | undefined
  readonly retryDelayMs?: number | undefined
  /** Whether a failure may be retried. */
  readonly mayRetry?: ((error: unknown) => boolean) | undefined
  /** Stops the submission from outside. */
  readonly signal: AbortSignal
  readonly onEvent: (event: SubmissionEvent) => void
}

/** Runs one step until it ends, times out or is stopped; only the first of these counts. */
async function within<T>(
  step: (signal: AbortSignal) => T | Promise<T>,
  outer: AbortSignal,
  timeoutMs: number,
): Promise<T> {
  const inner = new AbortController()
  const stop = () => inner.abort(new SubmissionError())
  if (outer.aborted) stop()
  outer.addEventListener('abort', stop)
  const timer = setTimeout(() => inner.abort(new SubmissionError(timeoutMs)), timeoutMs)
  try {
    inner.signal.throwIfAborted()
    const ended = Promise.withResolvers<never>()
    inner.signal.addEventListener('abort', () => ended.reject(inner.signal.reason))
    return await Promise.race([step(inner.signal), ended.promise])
  } catch (error) {
    // The error of a stopped step says less than the reason for stopping.
    throw inner.signal.aborted ? inner.signal.reason : error
  } finally {
    clearTimeout(timer)
    outer.removeEventListener('abort', stop)
  }
}

function pause(ms: number): (signal: AbortSignal) => Promise<void> {
  return (signal) =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, ms)
      signal.addEventListener('abort', () => clearTimeout(timer))
    })
}

/**
 * Runs one submission (Spec §4 Submission lifecycle): validates, sends, retries where configured, and never exceeds its
 * time limit. Never throws.
 */
export async function runSubmission<Result>(options: RunOptions<Result>): Promise<Outcome<Result>> {
  const { signal, onEvent, work, validate = () => true, mayRetry = () => true } = options
  const { timeoutMs = DEFAULT_TIMEOUT_MS, retries = DEFAULT_RETRIES, retryDelayMs = RETRY_DELAY_MS } = options
  try {
    onEvent({ type: 'validate' })
    if (!(await within(validate, signal, timeoutMs))) {
      onEvent({ type: 'fail' })
      return { kind: 'invalid' }
    }
    onEvent({ type: 'submit' })
    for (let attempt = 0; ; attempt++) {
      try {
        const result = await within(work, signal, timeoutMs)
        onEvent({ type: 'succeed' })
        return { kind: 'success', result }
      } catch (error) {
        if (error instanceof SubmissionError || attempt >= retries || !mayRetry(error)) throw error
        await within(pause(retryDelayMs), signal, retryDelayMs + timeoutMs)
        onEvent({ type: 'retry' })
      }
    }
  } catch (error) {
    const kind = error instanceof SubmissionError ? error.kind : 'error'
    onEvent({ type: kind === 'error' ? 'fail' : kind === 'timeout' ? 'timeOut' : 'abort' })
    return { kind, error }
  }
}
