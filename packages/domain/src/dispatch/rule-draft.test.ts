import { expect, test } from 'vitest'
import { faultOfRound, readDispatchNumber, readLeastRating, readRounds, readWeight } from './rule-draft.ts'

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

const typed = (...rounds: readonly (readonly [string, string])[]) =>
  rounds.map(([radius, wave], index) => ({ id: String(index), radius, wave }))

test('rounds are read when each is wider than the one before', () => {
  expect(readRounds(typed(['3000', '1'], [' 5000 ', '2']))).toEqual([
    { radius_m: 3000, wave: 1 },
    { radius_m: 5000, wave: 2 },
  ])
  expect(readRounds([])).toBeNull()
  expect(
    readRounds(typed(...Array.from({ length: 9 }, (_, n) => [String(1000 + n), '1'] as const))),
  ).toBeNull()
})

test.each([
  [typed(['99', '1']), 0, 'radius'],
  [typed(['100', '1']), 0, null],
  [typed(['100000', '50']), 0, null],
  [typed(['100001', '1']), 0, 'radius'],
  [typed(['3000', '0']), 0, 'wave'],
  [typed(['3000', '51']), 0, 'wave'],
  [typed(['3000', '1'], ['3000', '2']), 1, 'order'],
  [typed(['3000', '1'], ['3001', '2']), 1, null],
] as const)('round %j, the one at %i: %s', (rounds, index, fault) => {
  expect(faultOfRound(rounds, index)).toBe(fault)
  expect(readRounds(rounds) === null).toBe(fault !== null)
})

test.each([
  ['', undefined],
  ['-1', -1],
  ['\u22121.25', -1.25],
  ['100000', 100_000],
  ['100001', null],
  ['1.234', null],
  ['much', null],
] as const)('the weight "%s"', (text, value) => {
  expect(readWeight(text)).toBe(value)
})

test.each([
  ['', undefined],
  ['0', 0],
  ['0.9', null],
  ['1', 1],
  ['4.2', 4.2],
  ['5', 5],
  ['5.1', null],
] as const)('the least rating "%s"', (text, value) => {
  expect(readLeastRating(text)).toBe(value)
})
