import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CLIENT_LIMIT, takeTurn } from './rate-limit.ts'

test('the client may do the same ten times in 60 s (Spec §9 Rate limiter)', () => {
  expect(CLIENT_LIMIT).toEqual({ count: 10, windowMs: 60_000 })
  let taken: readonly number[] = []
  for (let n = 0; n < 10; n++) {
    const turn = takeTurn(taken, n * 100)
    expect(turn.waitMs).toBe(0)
    taken = turn.taken
  }
  expect(takeTurn(taken, 1000)).toEqual({ waitMs: 59_000, taken })
  expect(takeTurn(taken, 60_000).waitMs).toBe(0)
})

test('no window of 60 s ever holds more than ten turns, and waiting as told always helps (Spec §9 Rate limiter)', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 20_000 }), { maxLength: 80 }), (pauses) => {
      const done: number[] = []
      let now = 0
      let taken: readonly number[] = []
      for (const pause of pauses) {
        now += pause
        const turn = takeTurn(taken, now)
        taken = turn.taken
        if (turn.waitMs === 0) done.push(now)
        else {
          expect(turn.waitMs).toBeLessThanOrEqual(60_000)
          expect(takeTurn(taken, now + turn.waitMs).waitMs).toBe(0)
        }
      }
      for (const at of done)
        expect(done.filter((other) => other > at - 60_000 && other <= at).length).toBeLessThan(11)
    }),
  )
})

test('a clock that was put back locks nobody out (Spec §9 Rate limiter)', () => {
  const future = Array.from({ length: 10 }, (_, n) => 1e12 + n)
  expect(takeTurn(future, 5)).toEqual({ waitMs: 0, taken: [5] })
})
