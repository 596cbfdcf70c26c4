import { expect, test } from 'vitest'
import { estimatedMinutes } from './eta.ts'

const placed = new Date('2026-11-21T13:00:00Z')
const after = (minutes: number) => new Date(placed.getTime() + minutes * 60_000)

test('preparing counts 25 minutes down from placing, never below 5 (Spec §4 Orders)', () => {
  expect(estimatedMinutes('preparing', placed, after(3), after(7))).toBe(18)
  expect(estimatedMinutes('preparing', placed, after(3), after(60))).toBe(5)
})

test('ready is always 5 minutes (Spec §4 Orders)', () => {
  expect(estimatedMinutes('ready', placed, after(3), after(60))).toBe(5)
})

test('on the road counts 15 minutes down from pick-up, never below 2 (Spec §4 Orders)', () => {
  expect(estimatedMinutes('out_for_delivery', placed, after(20), after(24))).toBe(11)
  expect(estimatedMinutes('out_for_delivery', placed, after(20), after(90))).toBe(2)
})

test('a phone whose clock runs behind never sees more than the full estimate', () => {
  expect(estimatedMinutes('preparing', placed, placed, after(-10))).toBe(25)
})

test('an order that waits for the restaurant has no estimate by this rule', () => {
  expect(estimatedMinutes('pending', placed, placed, after(1))).toBeUndefined()
})
