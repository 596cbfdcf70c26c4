import { expect, test } from 'vitest'
import { chargeAt, charging, ladderProblem } from './cancel-ladder.ts'

const step = (minutes_before: number, charge_bp: number) => ({ minutes_before, charge_bp })
const usual = [step(30, 10_000), step(120, 5000)]

test('by the step nearest to the visit that has begun', () => {
  expect([121, 120, 119, 30, 29, 0].map((minutes) => chargeAt(usual, minutes))).toEqual([
    0, 0, 5000, 5000, 10_000, 10_000,
  ])
  expect(chargeAt([step(0, 0)], 5)).toBe(0)
})

test('a step without a charge says that cancelling is free', () => {
  expect(charging([step(0, 0)])).toEqual([])
  expect(charging(usual)).toEqual([step(120, 5000), step(30, 10_000)])
})

test.each([
  ['the usual', usual, undefined],
  ['none', [], undefined],
  ['twice the same time', [step(60, 1000), step(60, 2000)], 'twice'],
  ['cheaper the later', [step(60, 1000), step(240, 2000)], 'cheaper'],
  ['as dear', [step(60, 1000), step(240, 1000)], 'cheaper'],
  ['more than everything', [step(60, 10_001)], 'bounds'],
  ['more than a week ahead', [step(10_081, 1000)], 'bounds'],
  ['what is no number', [step(Number.NaN, 1000)], 'bounds'],
  ['four', [step(4, 4), step(3, 5), step(2, 6), step(1, 7)], 'bounds'],
])('%s', (_, steps, problem) => {
  expect(ladderProblem(steps)).toBe(problem)
})
