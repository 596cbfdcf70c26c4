import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  afterEvent,
  DEFAULT_RETRIES,
  DEFAULT_TIMEOUT_MS,
  idle,
  isStuck,
  isUnderWay,
  type Phase,
  RETRY_DELAY_MS,
  STUCK_AFTER_MS,
  STUCK_CHECK_MS,
  type SubmissionEvent,
} from './lifecycle.ts'

const event: fc.Arbitrary<SubmissionEvent> = fc.oneof(
  fc.record({ type: fc.constant('start' as const), at: fc.integer({ min: 0, max: 1e12 }) }),
  fc.record({
    type: fc.constantFrom(
      'validate' as const,
      'submit' as const,
      'retry' as const,
      'succeed' as const,
      'fail' as const,
      'timeOut' as const,
      'abort' as const,
      'reset' as const,
    ),
  }),
)
const history = fc.array(event, { maxLength: 40 })
const played = (events: readonly SubmissionEvent[]) => events.reduce(afterEvent, idle)

/** The phases that may follow each phase (Spec §4 Submission lifecycle). */
const NEXT: Readonly<Record<Phase, readonly Phase[]>> = {
  idle: ['started'],
  started: ['validating', 'error', 'timeout', 'aborted'],
  validating: ['submitting', 'error', 'timeout', 'aborted'],
  submitting: ['success', 'error', 'timeout', 'aborted'],
  success: ['started', 'idle'],
  error: ['started', 'idle'],
  timeout: ['started', 'idle'],
  aborted: ['started', 'idle'],
}

test('a submission goes through started, validating, submitting and success (Spec §4 Submission lifecycle)', () => {
  const phases: Phase[] = []
  let submission = idle
  for (const type of ['validate', 'submit', 'succeed'] as const) {
    submission = afterEvent(
      type === 'validate' ? afterEvent(submission, { type: 'start', at: 5 }) : submission,
      {
        type,
      },
    )
    phases.push(submission.phase)
  }
  expect(phases).toEqual(['validating', 'submitting', 'success'])
  expect(submission.startedAt).toBe(5)
})

test('whatever happens, only the phases that may follow do (Spec §4 Submission lifecycle)', () => {
  fc.assert(
    fc.property(history, (events) => {
      let submission = idle
      for (const one of events) {
        const next = afterEvent(submission, one)
        if (next.phase !== submission.phase) expect(NEXT[submission.phase]).toContain(next.phase)
        submission = next
      }
    }),
  )
})

test('a second tap while a submission is under way changes nothing (Spec §4 Submission lifecycle)', () => {
  fc.assert(
    fc.property(history, fc.integer(), (events, at) => {
      const submission = played(events)
      fc.pre(isUnderWay(submission))
      expect(afterEvent(submission, { type: 'start', at })).toBe(submission)
    }),
  )
})

test('an answer that comes after the end changes nothing (Spec §4 Submission lifecycle)', () => {
  fc.assert(
    fc.property(history, fc.constantFrom('succeed', 'fail', 'timeOut', 'abort'), (events, type) => {
      const submission = played(events)
      fc.pre(!isUnderWay(submission))
      expect(afterEvent(submission, { type })).toBe(submission)
    }),
  )
})

test('each repetition counts as one more attempt of the same submission (Spec §4 Submission lifecycle)', () => {
  const start: readonly SubmissionEvent[] = [
    { type: 'start', at: 1 },
    { type: 'validate' },
    { type: 'submit' },
  ]
  fc.assert(
    fc.property(fc.nat({ max: 20 }), (retries) => {
      const events = [...start, ...Array.from({ length: retries }, () => ({ type: 'retry' as const }))]
      expect(played(events)).toEqual({ phase: 'submitting', startedAt: 1, attempts: 1 + retries })
    }),
  )
})

test('a submission is stuck once it is under way for more than 45 s, and never after its end (Spec §9 Forms)', () => {
  fc.assert(
    fc.property(history, fc.integer({ min: 0, max: 2e12 }), (events, now) => {
      const submission = played(events)
      const expected =
        isUnderWay(submission) && submission.startedAt !== undefined && now - submission.startedAt > 45_000
      expect(isStuck(submission, now)).toBe(expected)
    }),
  )
  const running = played([{ type: 'start', at: 0 }])
  expect(isStuck(running, 45_000)).toBe(false)
  expect(isStuck(running, 45_001)).toBe(true)
})

test('a form has 30 s, no repetition, 1 s before one, and the monitor looks every 5 s (Spec §9 Forms)', () => {
  expect({ DEFAULT_TIMEOUT_MS, DEFAULT_RETRIES, RETRY_DELAY_MS, STUCK_AFTER_MS, STUCK_CHECK_MS }).toEqual({
    DEFAULT_TIMEOUT_MS: 30_000,
    DEFAULT_RETRIES: 0,
    RETRY_DELAY_MS: 1_000,
    STUCK_AFTER_MS: 45_000,
    STUCK_CHECK_MS: 5_000,
  })
})
