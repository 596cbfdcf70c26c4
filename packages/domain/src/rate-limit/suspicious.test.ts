import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isRapid, withClick } from './suspicious.ts'

test('submissions less than 1 s apart are reported, those 1 s apart are not (Spec §7 Security violations)', () => {
  expect(isRapid(undefined, 5)).toBe(false)
  expect(isRapid(1000, 1999)).toBe(true)
  expect(isRapid(1000, 2000)).toBe(false)
})

function storms(times: readonly number[]): number {
  let lately: readonly number[] = []
  let count = 0
  for (const at of times) {
    const clicks = withClick(lately, at)
    lately = clicks.lately
    if (clicks.isStorm) count += 1
  }
  return count
}

test('more than 50 clicks in 5 s are reported, 50 are not (Spec §7 Security violations)', () => {
  const everyTenMs = (count: number) => Array.from({ length: count }, (_, n) => n * 10)
  expect(storms(everyTenMs(50))).toBe(0)
  expect(storms(everyTenMs(51))).toBe(1)
  expect(storms(everyTenMs(102))).toBe(2)
})

test('clicks at a human pace are never reported (Spec §7 Security violations)', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 100, max: 400 }), { maxLength: 300 }), (pauses) => {
      let now = 0
      expect(storms(pauses.map((pause) => (now += pause)))).toBe(0)
    }),
  )
})
