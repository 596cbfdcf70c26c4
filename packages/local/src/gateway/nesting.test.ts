import { expect, test } from 'vitest'
import { isJsonTooDeep, isQueryTooDeep, MAX_DEPTH } from './nesting.ts'

const nested = (depth: number) => Buffer.from(`${'[{"a":'.repeat(depth / 2)}1${'}]'.repeat(depth / 2)}`)

test('JSON nested deeper than 64 is recognised, also when it is never closed', () => {
  expect(isJsonTooDeep(nested(MAX_DEPTH))).toBe(false)
  expect(isJsonTooDeep(nested(MAX_DEPTH + 2))).toBe(true)
  expect(isJsonTooDeep(Buffer.from('['.repeat(MAX_DEPTH + 1)))).toBe(true)
})

test('brackets within a text do not count, nor do many values side by side', () => {
  expect(isJsonTooDeep(Buffer.from(JSON.stringify({ text: '[{'.repeat(200) })))).toBe(false)
  expect(isJsonTooDeep(Buffer.from(JSON.stringify({ text: '\\"[['.repeat(200) })))).toBe(false)
  expect(isJsonTooDeep(Buffer.from(JSON.stringify(Array.from({ length: 500 }, () => [{}]))))).toBe(false)
})

test('conditions nested deeper than 64 in an address are recognised', () => {
  const conditions = (depth: number) =>
    new URL(
      `http://api/rest/v1/x?or=${encodeURIComponent(`${'(and'.repeat(depth)}(a.eq.1)${')'.repeat(depth)}`)}`,
    )
  expect(isQueryTooDeep(conditions(MAX_DEPTH - 1))).toBe(false)
  expect(isQueryTooDeep(conditions(MAX_DEPTH + 1))).toBe(true)
})
