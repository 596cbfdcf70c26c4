import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isJump, MOST_MPS } from './jump.ts'

/** A degree of latitude is 111.2 km. */
const north = (metres: number) => 17.45 + metres / 111_194.93

const start = { lat: 17.45, lng: 78.39, accuracyM: 0, at: 0 }
const there = (metres: number, at: number, accuracyM = 0) => ({ ...start, lat: north(metres), at, accuracyM })

test('three kilometres in a second are a jump, in two minutes they are a drive (Spec §4 Live tracking)', () => {
  expect(isJump(start, there(3000, 1000))).toBe(true)
  expect(isJump(start, there(3000, 120_000))).toBe(false)
})

test('the most that one can move is no jump, a little more is (Spec §4 Live tracking)', () => {
  const tenSeconds = 10 * MOST_MPS
  expect(isJump(start, there(tenSeconds - 1, 10_000))).toBe(false)
  expect(isJump(start, there(tenSeconds + 1, 10_000))).toBe(true)
})

test('what both accuracies allow is no jump (Spec §4 Live tracking)', () => {
  expect(isJump(start, there(900, 1000, 900))).toBe(false)
  expect(isJump({ ...start, accuracyM: 500 }, there(900, 1000, 400))).toBe(false)
})

test('without the times of measuring nothing is judged (Spec §4 Live tracking)', () => {
  expect(isJump({ ...start, at: undefined }, there(3000, 1000))).toBe(false)
  expect(isJump(start, { ...there(3000, 0), at: undefined })).toBe(false)
})

test('a jump is one in both directions, and nobody who stands still jumps (Spec §4 Live tracking)', () => {
  const metres = fc.integer({ min: 0, max: 100_000 })
  fc.assert(
    fc.property(metres, fc.integer({ min: 0, max: 600_000 }), (far, ms) => {
      expect(isJump(start, there(far, ms))).toBe(isJump(there(far, ms), start))
      expect(isJump(start, there(0, ms))).toBe(false)
    }),
  )
})
