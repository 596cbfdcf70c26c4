import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatsOf } from './format.ts'
import { LANGUAGES } from './languages.ts'

const english = formatsOf('en')

test('rupees are grouped the Indian way and show paise only where there are any (Issue: Indian formats)', () => {
  expect(english.money(12_345_600)).toBe('₹1,23,456')
  expect(english.money(12_345_650)).toBe('₹1,23,456.50')
  expect(english.money(-5_000)).toBe('-₹50')
})

test('distances read in metres below a kilometre and round as they grow', () => {
  expect(english.distance(853)).toBe('850 m')
  expect(english.distance(2_440)).toBe('2.4 km')
  expect(english.distance(12_400)).toBe('12 km')
})

test('times are told by the Indian clock (Issue: Indian formats)', () => {
  expect(english.time('2026-11-21T14:00:00Z').toLowerCase().replace(/\s/g, ' ')).toBe('7:30 pm')
})

test('a half hour says am or pm once', () => {
  const range = english.timeRange('2026-11-21T14:00:00Z', '2026-11-21T14:30:00Z')
  expect(range.toLowerCase().replace(/\s/g, '')).toBe('7:30–8:00pm')
})

test('a half hour that ends at midnight is told without its dates', () => {
  const range = english.timeRange('2026-11-22T18:00:00Z', '2026-11-22T18:30:00Z')
  expect(range.toLowerCase().replace(/\s/g, '')).toBe('11:30pm–12:00am')
})

test('a day is told with its weekday, by the Indian calendar', () => {
  expect(english.day('2026-11-22T19:00:00Z')).toBe('Mon, 23 Nov')
  expect(english.weekday('2026-11-22T18:00:00Z')).toBe('Sun')
})

test('every language writes money with Latin digits, so that prices compare at a glance (Issue: Indian formats)', () => {
  fc.assert(
    fc.property(fc.constantFrom(...LANGUAGES), fc.nat(10_000_000), ({ code }, paise) => {
      expect(formatsOf(code).money(paise)).toMatch(/\d/)
    }),
  )
})
