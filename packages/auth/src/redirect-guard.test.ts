import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countRedirect, isLooping, type RedirectCount } from './redirect-guard.ts'

function after(pausesMs: readonly number[]): RedirectCount {
  let now = 1_800_000_000_000
  let count = countRedirect(undefined, now)
  for (const pause of pausesMs) {
    now += pause
    count = countRedirect(count, now)
  }
  return count
}

const short = fc.integer({ min: 0, max: 10_000 })
const long = fc.integer({ min: 10_001, max: 10_000_000 })

test('five attempts in a row go ahead and the sixth stops (Spec §4 Dashboard redirect, §9 Redirect guard)', () => {
  fc.assert(
    fc.property(fc.array(short, { maxLength: 12 }), (pauses) => {
      expect(isLooping(after(pauses))).toBe(pauses.length + 1 > 5)
    }),
  )
})

test('the counter begins anew when more than 10 s have passed since the last redirect (Spec §4 Dashboard redirect)', () => {
  expect(after([10_000]).attempts).toBe(2)
  expect(after([10_001]).attempts).toBe(1)
  fc.assert(
    fc.property(fc.array(short), long, fc.array(short, { maxLength: 4 }), (before, pause, since) => {
      expect(isLooping(after([...before, pause, ...since]))).toBe(false)
    }),
  )
})

test('a clock that is put back by hours does not keep the redirect shut (Spec §9 Redirect guard)', () => {
  fc.assert(
    fc.property(long, (hours) => {
      expect(isLooping(after([0, 0, 0, 0, 0, -hours]))).toBe(false)
    }),
  )
})
