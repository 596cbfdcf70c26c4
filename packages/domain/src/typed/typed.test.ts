import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { paiseOf, readRupees } from '../money.ts'
import { clockOf } from './clock.ts'
import { countOf } from './count.ts'
import { dayOf } from './day.ts'
import { plainDigits } from './plain-digits.ts'

const TELUGU_ZERO = 0x0c66
const DEVANAGARI_ZERO = 0x0966
const inScript = (text: string, zero: number) =>
  text.replaceAll(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)))

describe('an amount as Indian shops write it (Issue 30, files of real shops)', () => {
  test.each([
    ...[
      '250',
      '₹250',
      '₹ 250',
      '₹\u00a0250',
      'Rs. 250',
      'Rs.250',
      'Rs 250',
      'rs 250/-',
      '250/-',
      '₹250/-',
      '250/=',
      '250 Rs',
    ],
    ...['INR 250', '250 INR', '250.0', '250.00', '250.000', '౨౫౦', '२५०', '₹౨౫౦/-', "'250", '\u200b250 '],
  ])('%j is ₹250', (text) => {
    expect(paiseOf(text)).toBe(25_000)
  })

  test('is grouped in lakhs or thousands', () => {
    expect(
      ['1,25,000.00', '₹1,25,000', '125,000', '1,250.5', '12,50,000', '1,00,00,000/-'].map(paiseOf),
    ).toEqual([12_500_000, 12_500_000, 12_500_000, 125_050, 125_000_000, 1_000_000_000])
  })

  test('with a comma before one or two digits is asked about and never guessed', () => {
    expect(readRupees('4,20')).toEqual({ either: [420, 42_000] })
    expect(readRupees('₹4,2')).toEqual({ either: [420, 4200] })
    expect(paiseOf('4,20')).toBeUndefined()
  })

  test.each([
    '',
    'free',
    '-5',
    '1.255',
    '1.250,50',
    '1,2,3',
    '2,4500',
    '1,,000',
    '₹',
    '5%',
    '1e3',
    '250 250',
    '0x10',
  ])('%j is no amount', (text) => {
    expect(readRupees(text)).toBeUndefined()
  })

  test('is read as it was formatted, in any script, grouping and mark of currency', () => {
    const mark = fc.constantFrom(
      ['', ''],
      ['₹', ''],
      ['₹\u00a0', ''],
      ['Rs. ', ''],
      ['', '/-'],
      ['₹', '/-'],
      ['INR ', ''],
    )
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 999_999_999 }),
        fc.constantFrom('en-IN', 'en-US'),
        fc.constantFrom(0x30, TELUGU_ZERO, DEVANAGARI_ZERO),
        mark,
        (paise, locale, zero, [before = '', behind = '']) => {
          const text = (paise / 100).toLocaleString(locale, { minimumFractionDigits: 2 })
          expect(paiseOf(`${before}${inScript(text, zero)}${behind}`)).toBe(paise)
        },
      ),
    )
  })
})

describe('a day', () => {
  test.each([
    ...[
      '31-12-2026',
      '31/12/2026',
      '31.12.2026',
      '31/12/26',
      '31-Dec-26',
      '31 Dec 2026',
      '31 December, 2026',
      '31st Dec 2026',
    ],
    ...[
      '2026-12-31',
      '2026/12/31',
      '2026-12-31 00:00:00',
      '2026-12-31T00:00:00.000Z',
      '౩౧-౧౨-౨౦౨౬',
      "'31-12-2026",
    ],
  ])('%j is 31 December 2026', (text) => {
    expect(dayOf(text)).toBe('2026-12-31')
  })

  test.each([
    '2026-02-31',
    '31-02-2026',
    '29-02-2027',
    '12/31/2026',
    '0-1-2026',
    'soon',
    '46387',
    '31-Dez-26',
    '31-Decimal-26',
    '1-1',
    '',
  ])('%j is none', (text) => {
    expect(dayOf(text)).toBeUndefined()
  })

  test('is read as it was formatted', () => {
    const days = fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
    fc.assert(
      fc.property(days, (day) => {
        const iso = day.toISOString().slice(0, 10)
        const [year = '', month = '', date = ''] = iso.split('-')
        const named = day.toLocaleDateString('en-GB', { month: 'short', timeZone: 'UTC' }).slice(0, 3)
        for (const text of [
          iso,
          `${date}-${month}-${year}`,
          `${Number(date)}/${Number(month)}/${year}`,
          `${date}-${named}-${year.slice(2)}`,
        ])
          expect(dayOf(text)).toBe(iso)
      }),
    )
  })
})

test('a time of day is read as a spreadsheet formats it', () => {
  expect(['9:00 AM', '9 am', '09:00:00', '9.00', '09:00', '9:00 a.m.', '౯:౦౦'].map(clockOf)).toEqual(
    Array(7).fill('09:00'),
  )
  expect(['12:00 AM', '12:00 PM', '9:30 pm', '21:30'].map(clockOf)).toEqual([
    '00:00',
    '12:00',
    '21:30',
    '21:30',
  ])
  for (const wrong of ['25:00', '13:00 PM', '0 AM', '9', '9:60', 'noon', '24:00', ''])
    expect(clockOf(wrong)).toBeUndefined()
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1439 }), (minutes) => {
      const at = new Date(minutes * 60_000)
      const iso = at.toISOString().slice(11, 16)
      const twelve = at.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })
      for (const text of [iso, `${iso}:00`, twelve, twelve.toLowerCase()]) expect(clockOf(text)).toBe(iso)
    }),
  )
})

test('a count is whole, may carry a unit, and says when it is below zero', () => {
  expect(['10', '10.00', '1,200', '12 Bag', '12 Nos.', '౧౦', '0'].map(countOf)).toEqual([
    10, 10, 1200, 12, 12, 10, 0,
  ])
  expect(['-3', '(-)3', '(3)', '(-)3 Pkt', '−3.00'].map(countOf)).toEqual([-3, -3, -3, -3, -3])
  for (const wrong of ['1.5', 'a few', '', '1-2', '3 4', '1e3']) expect(countOf(wrong)).toBeUndefined()
  fc.assert(
    fc.property(fc.integer({ min: -99_999, max: 99_999 }), fc.constantFrom('', '.00'), (count, decimals) => {
      expect(countOf(`${count}${decimals}`)).toBe(count)
      expect(countOf(count.toLocaleString('en-IN'))).toBe(count)
    }),
  )
})

test('digits of every Indian script are digits, and other letters stay', () => {
  expect(plainDigits('০১২ ૩૪ ੫੬ ୭୮ ௯ ೧ ൨ ٣ ۴ ౫ ६ ７')).toBe('012 34 56 78 9 1 2 3 4 5 6 7')
  expect(['="0890"', "'0890", '‘0890'].map(plainDigits)).toEqual(['0890', '0890', '0890'])
  expect(plainDigits('తెలుగు')).toBe('తెలుగు')
})
