import fc from 'fast-check'
import { expect, test } from 'vitest'
import { AUTH_RECOVERY_MS, nextReadiness, type ReadinessEvent } from './readiness.ts'

const answered = fc.constant<ReadinessEvent>({ type: 'answered' })
const waited = (ms: fc.Arbitrary<number>) =>
  ms.map((elapsedMs): ReadinessEvent => ({ type: 'waited', elapsedMs }))
const patient = waited(fc.integer({ min: 0, max: AUTH_RECOVERY_MS }))
const overdue = waited(fc.integer({ min: AUTH_RECOVERY_MS + 1, max: 10 * AUTH_RECOVERY_MS }))
const after = (events: readonly ReadinessEvent[]) =>
  events.reduce(
    (readiness, event) => nextReadiness(readiness, event),
    nextReadiness('loading', { type: 'waited', elapsedMs: 0 }),
  )

test('auth is loading until the session check or an auth event answers (Spec §4 Auth readiness)', () => {
  fc.assert(fc.property(fc.array(patient), (events) => after(events) === 'loading'))
  fc.assert(fc.property(fc.array(patient), (events) => after([...events, { type: 'answered' }]) === 'ready'))
})

test('auth is forced ready after more than 10 s, not at 10 s (Spec §4 Auth readiness, §8 Auth stuck, §9 Timing)', () => {
  expect(AUTH_RECOVERY_MS).toBe(10_000)
  expect(nextReadiness('loading', { type: 'waited', elapsedMs: 10_000 })).toBe('loading')
  expect(nextReadiness('loading', { type: 'waited', elapsedMs: 10_001 })).toBe('ready')
})

test('what is ready never loads again (Spec §4 Auth readiness)', () => {
  fc.assert(
    fc.property(
      fc.oneof(answered, overdue),
      fc.array(fc.oneof(answered, patient, overdue)),
      (first, rest) => {
        expect(after([first, ...rest])).toBe('ready')
      },
    ),
  )
})
