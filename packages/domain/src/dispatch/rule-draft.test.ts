import { expect, test } from 'vitest'
import { readDispatchNumber } from './rule-draft.ts'

test.each([
  ['offer', '', undefined],
  ['offer', ' 30 ', 30],
  ['offer', '9', null],
  ['offer', '301', null],
  ['extra', '0', 0],
  ['far', '20000', 20_000],
  ['far', '2e4', null],
  ['stale', '-60', null],
] as const)('%s typed as "%s"', (field, typed, value) => {
  expect(readDispatchNumber(field, typed)).toBe(value)
})
