import fc from 'fast-check'
import { expect, test } from 'vitest'
import { byCategory } from './by-category.ts'
import { kindOf, shownRange, textOf, typedAs } from './setting-value.ts'

test('each setting has the editor of its type (Spec §3 app_settings)', () => {
  expect([true, 30, '10M+', { a: 1 }, [1], null].map(kindOf)).toEqual([
    'switch',
    'number',
    'text',
    'json',
    'json',
    'json',
  ])
})

const SECONDS = { minimum: 30, maximum: 3600 }
const NO_NUMBER = { minimum: null, maximum: null }

test('what is not of the same type is told before the server is asked', () => {
  expect(typedAs(30, 'long', SECONDS)).toEqual({ ok: false, problem: 'noNumber' })
  expect(typedAs(30, ' ', SECONDS)).toEqual({ ok: false, problem: 'noNumber' })
  expect(typedAs(30, '1,200', SECONDS)).toEqual({ ok: true, value: 1200 })
  expect(typedAs({ a: 1 }, '[1]', NO_NUMBER)).toEqual({ ok: false, problem: 'invalid' })
  expect(typedAs([1], '[1', NO_NUMBER)).toEqual({ ok: false, problem: 'invalid' })
  expect(typedAs('10M+', '12M+', NO_NUMBER)).toEqual({ ok: true, value: '12M+' })
})

test('a number is whole and within the range of its setting', () => {
  for (const text of ['-1', '0', '29', '3601', '1e300'])
    expect(typedAs(30, text, SECONDS)).toEqual({ ok: false, problem: 'outOfRange' })
  expect(typedAs(30, '240.5', SECONDS)).toEqual({ ok: false, problem: 'notWhole' })
  expect(typedAs(30, 'NaN', SECONDS)).toEqual({ ok: false, problem: 'noNumber' })
  expect(typedAs(30, '3600', SECONDS)).toEqual({ ok: true, value: 3600 })
})

test('money finer than a paisa is told as that, and an amount of two decimals is stored in paise', () => {
  const paise = { unit: 'rupees', stored: 100 } as const
  const range = { minimum: 0, maximum: 100_000 }
  expect(typedAs(2500, '10.555', range, paise)).toEqual({ ok: false, problem: 'tooExact' })
  expect(typedAs(2500, '10.55', range, paise)).toEqual({ ok: true, value: 1055 })
  expect(typedAs(2500, '1000.01', range, paise)).toEqual({ ok: false, problem: 'outOfRange' })
})

test('both ends of a range that is told in hours can be typed', () => {
  const hours = { unit: 'hours', stored: 3600 } as const
  expect(shownRange({ minimum: 600, maximum: 86_399 }, hours)).toEqual({ minimum: 0.17, maximum: 23.99 })
  const second = fc.integer({ min: 0, max: 1_209_600 })
  fc.assert(
    fc.property(second, second, (one, other) => {
      fc.pre(Math.abs(one - other) >= 72)
      const range = { minimum: Math.min(one, other), maximum: Math.max(one, other) }
      for (const end of Object.values(shownRange(range, hours)))
        expect(typedAs(0, String(end), range, hours)).toMatchObject({ ok: true })
    }),
  )
})

test('a range of hundredths is told as it is', () => {
  const range = { minimum: 7, maximum: 29 }
  expect(shownRange(range, { unit: 'rupees', stored: 100 })).toEqual({ minimum: 0.07, maximum: 0.29 })
  expect(shownRange({ minimum: 5, maximum: 80 }, undefined)).toEqual({ minimum: 5, maximum: 80 })
})

test('a text is neither empty nor longer than 500 characters', () => {
  expect(typedAs('10M+', '', NO_NUMBER)).toEqual({ ok: false, problem: 'textLength' })
  expect(typedAs('10M+', 'x'.repeat(501), NO_NUMBER)).toEqual({ ok: false, problem: 'textLength' })
})

test('a value that nobody has changed is read back as it is', () => {
  const value = fc.oneof(
    fc.string({ minLength: 1, maxLength: 200 }),
    fc.integer({ min: -1000, max: 1000 }),
    fc.array(fc.integer()),
    fc.dictionary(fc.string(), fc.string()).map((pairs) => ({ ...pairs })),
  )
  fc.assert(
    fc.property(value, (before) => {
      expect(typedAs(before, textOf(before), { minimum: -1000, maximum: 1000 })).toEqual({
        ok: true,
        value: before,
      })
    }),
  )
})

test('the settings of a category stand together, in the order of the list', () => {
  const setting = (category: string, setting_key: string) => ({ category, setting_key })
  const groups = byCategory([setting('money', 'c'), setting('access', 'a'), setting('money', 'b')])
  expect(groups.map(([category, some]) => [category, some.map(({ setting_key }) => setting_key)])).toEqual([
    ['money', ['c', 'b']],
    ['access', ['a']],
  ])
})
