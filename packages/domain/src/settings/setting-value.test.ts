import fc from 'fast-check'
import { expect, test } from 'vitest'
import { byCategory } from './by-category.ts'
import { kindOf, textOf, typedAs } from './setting-value.ts'

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

test('what is not of the same type is told before the server is asked', () => {
  expect(typedAs(30, 'long')).toEqual({ ok: false, problem: 'noNumber' })
  expect(typedAs(30, ' ')).toEqual({ ok: false, problem: 'noNumber' })
  expect(typedAs(30, '1,200')).toEqual({ ok: true, value: 1200 })
  expect(typedAs({ a: 1 }, '[1]')).toEqual({ ok: false, problem: 'invalid' })
  expect(typedAs([1], '[1')).toEqual({ ok: false, problem: 'invalid' })
  expect(typedAs('10M+', '12M+')).toEqual({ ok: true, value: '12M+' })
})

test('a value that nobody has changed is read back as it is', () => {
  const value = fc.oneof(
    fc.string(),
    fc.integer(),
    fc.array(fc.integer()),
    fc.dictionary(fc.string(), fc.string()).map((pairs) => ({ ...pairs })),
  )
  fc.assert(
    fc.property(value, (before) => {
      expect(typedAs(before, textOf(before))).toEqual({ ok: true, value: before })
    }),
  )
})

test('settings stand by category and key (Spec §7 app_settings)', () => {
  const setting = (category: string, setting_key: string) => ({ category, setting_key })
  const groups = byCategory([setting('access', 'a'), setting('money', 'b'), setting('money', 'c')])
  expect(groups.map(([category, some]) => [category, some.map(({ setting_key }) => setting_key)])).toEqual([
    ['access', ['a']],
    ['money', ['b', 'c']],
  ])
})
