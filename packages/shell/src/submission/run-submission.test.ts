import { afterEvent, idle, type Phase, type SubmissionEvent } from '@angadi/domain/submission/lifecycle.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type RunOptions, runSubmission, SubmissionError } from './run-submission.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function started<Result>(options: Omit<RunOptions<Result>, 'signal' | 'onEvent'>) {
  const stop = new AbortController()
  let submission = afterEvent(idle, { type: 'start', at: 0 })
  const phases: Phase[] = [submission.phase]
  const onEvent = (event: SubmissionEvent) => {
    submission = afterEvent(submission, event)
    phases.push(submission.phase)
  }
  const outcome = runSubmission({ ...options, signal: stop.signal, onEvent })
  return { outcome, phases, stop: () => stop.abort(), attempts: () => submission.attempts }
}

const never = () => new Promise<never>(() => undefined)

test('what is valid is sent and succeeds (Spec §4 Submission lifecycle)', async () => {
  const { outcome, phases } = started({ validate: () => true, work: async () => 'saved' })
  expect(await outcome).toEqual({ kind: 'success', result: 'saved' })
  expect(phases).toEqual(['started', 'validating', 'submitting', 'success'])
})

test('what is not valid is never sent (Spec §4 Submission lifecycle)', async () => {
  const work = vi.fn(async () => 'saved')
  const { outcome, phases } = started({ validate: async () => false, work })
  expect(await outcome).toEqual({ kind: 'invalid' })
  expect(phases).toEqual(['started', 'validating', 'error'])
  expect(work).not.toHaveBeenCalled()
})

test('a form that says nothing else is given up after 30 s (Spec §9 Forms)', async () => {
  let seen: AbortSignal | undefined
  const { outcome, phases } = started({
    work: (signal) => {
      seen = signal
      return never()
    },
  })
  await vi.advanceTimersByTimeAsync(29_999)
  expect(seen?.aborted).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  const { kind } = await outcome
  expect(kind).toBe('timeout')
  expect(seen?.aborted).toBe(true)
  expect(phases.at(-1)).toBe('timeout')
})

test('the error of a timeout names the given ms (Spec §8 Submission errors)', async () => {
  const { outcome } = started({ work: never, timeoutMs: 1200 })
  await vi.advanceTimersByTimeAsync(1200)
  expect(await outcome).toEqual({ kind: 'timeout', error: new SubmissionError(1200) })
  expect(new SubmissionError(1200).message).toBe('Submission timeout after 1200ms')
})

test('whoever stops it is told "Submission aborted" (Spec §8 Submission errors)', async () => {
  let seen: AbortSignal | undefined
  const { outcome, stop, phases } = started({
    work: (signal) => {
      seen = signal
      return never()
    },
  })
  await vi.advanceTimersByTimeAsync(5)
  stop()
  expect(await outcome).toEqual({ kind: 'aborted', error: new SubmissionError() })
  expect(new SubmissionError().message).toBe('Submission aborted')
  expect(seen?.aborted).toBe(true)
  expect(phases.at(-1)).toBe('aborted')
})

test('a failure is not repeated unless the form asks for it (Spec §9 Forms)', async () => {
  const work = vi.fn(() => Promise.reject(new Error('refused')))
  const { outcome } = started({ work })
  expect(await outcome).toEqual({ kind: 'error', error: new Error('refused') })
  expect(work).toHaveBeenCalledOnce()
})

test('where it asks for it, a failure is repeated after 1 s (Spec §9 Forms)', async () => {
  const work = vi.fn().mockRejectedValueOnce(new Error('network')).mockResolvedValueOnce('saved')
  const { outcome, attempts } = started({ work, retries: 1 })
  await vi.advanceTimersByTimeAsync(999)
  expect(work).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(1)
  expect(await outcome).toEqual({ kind: 'success', result: 'saved' })
  expect(attempts()).toBe(2)
})

test('what cannot get better is not repeated (Spec §4 Submission lifecycle)', async () => {
  const work = vi.fn(() => Promise.reject(new Error('refused')))
  const { outcome } = started({ work, retries: 3, mayRetry: () => false })
  expect((await outcome).kind).toBe('error')
  expect(work).toHaveBeenCalledOnce()
})

test('stopping between two tries ends it there (Spec §4 Submission lifecycle)', async () => {
  const work = vi.fn(() => Promise.reject(new Error('network')))
  const { outcome, stop } = started({ work, retries: 5 })
  await vi.advanceTimersByTimeAsync(500)
  stop()
  expect((await outcome).kind).toBe('aborted')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(work).toHaveBeenCalledOnce()
})

test('no timer is left behind (Spec §4 Submission lifecycle)', async () => {
  const { outcome } = started({ work: async () => 'saved' })
  await outcome
  expect(vi.getTimerCount()).toBe(0)
})
