import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nextPull, PULL_AT_REST, PULL_CAP_PX, type Pull, type PullEvent } from './pull.ts'

function after(...events: readonly PullEvent[]): Pull {
  return events.reduce(nextPull, PULL_AT_REST)
}

const start: PullEvent = { type: 'start', atTop: true }
const drag = (px: number): PullEvent => ({ type: 'move', drag: px })
const anyEvent: fc.Arbitrary<PullEvent> = fc.oneof(
  fc.record({ type: fc.constant('start' as const), atTop: fc.boolean() }),
  fc.record({ type: fc.constant('move' as const), drag: fc.integer({ min: -900, max: 900 }) }),
  fc.constantFrom<PullEvent>({ type: 'release' }, { type: 'cancel' }, { type: 'done' }),
)

test('the page follows half of the drag, at most 80 px (Spec §9 Pull-to-refresh)', () => {
  expect(after(start, drag(50)).distance).toBe(25)
  expect(after(start, drag(160)).distance).toBe(80)
  expect(after(start, drag(500)).distance).toBe(PULL_CAP_PX)
  expect(after(start, drag(-30)).distance).toBe(0)
})

test('a pull is armed once the drag exceeds 60 px, and disarmed by going back (Spec §4 Pull-to-refresh)', () => {
  expect(after(start, drag(60)).phase).toBe('pulling')
  expect(after(start, drag(61)).phase).toBe('armed')
  expect(after(start, drag(61), drag(40)).phase).toBe('pulling')
})

test('letting go of an armed pull refreshes until the callback is done, then rests (Spec §4 Pull-to-refresh)', () => {
  expect(after(start, drag(90), { type: 'release' }).phase).toBe('refreshing')
  expect(after(start, drag(90), { type: 'release' }, { type: 'done' })).toEqual(PULL_AT_REST)
})

test('releasing when not armed does nothing (Spec §4 Pull-to-refresh)', () => {
  expect(after(start, drag(60), { type: 'release' })).toEqual(PULL_AT_REST)
  expect(after({ type: 'release' })).toEqual(PULL_AT_REST)
})

test('it acts only at the scroll top (Spec §2 Pull-to-refresh wrapper)', () => {
  expect(after({ type: 'start', atTop: false }, drag(200), { type: 'release' })).toEqual(PULL_AT_REST)
})

test('a finger that something else takes over gives the page back', () => {
  expect(after(start, drag(90), { type: 'cancel' })).toEqual(PULL_AT_REST)
})

test('whatever happens, the page is never farther down than the cap, and refreshes only from an armed pull', () => {
  fc.assert(
    fc.property(fc.array(anyEvent), (events) => {
      let pull = PULL_AT_REST
      for (const event of events) {
        const next = nextPull(pull, event)
        expect(next.distance).toBeGreaterThanOrEqual(0)
        expect(next.distance).toBeLessThanOrEqual(PULL_CAP_PX)
        if (next.phase === 'idle') expect(next.distance).toBe(0)
        if (next.phase === 'refreshing' && pull.phase !== 'refreshing')
          expect([event.type, pull.phase]).toEqual(['release', 'armed'])
        pull = next
      }
    }),
  )
})
