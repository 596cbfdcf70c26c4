import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
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

test('an arrival on another day in India is told with its day (Issue 31, one arrival time)', () => {
  vi.useFakeTimers({ now: new Date('2026-11-26T18:00:00Z') })
  const told = (at: string) => english.arrival(at).toLowerCase().replace(/\s/g, ' ')
  expect(told('2026-11-26T18:29:00Z')).toBe('11:59 pm')
  expect(told('2026-11-26T18:30:00Z')).toBe('fri, 27 nov, 12:00 am')
  expect(told('2026-11-28T15:30:00Z')).toBe('sat, 28 nov, 9:00 pm')
  vi.useRealTimers()
})

test('a count of ratings is short and never more than there are', () => {
  expect([4, 999, 1000, 1240, 1299, 23_456].map(english.shortNumber)).toEqual([
    '4',
    '999',
    '1k',
    '1.2k',
    '1.2k',
    '23.4k',
  ])
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
