import { expect, test } from 'vitest'
import { gini, type Outcome, summaryOf } from './outcome.ts'

const town: Outcome = {
  pickUps: [100, 200, 300],
  requested: 4,
  cancelledByCustomers: 1,
  givenUp: 0,
  online: 1000,
  idle: 400,
  earnings: [100, 100],
  decisions: 10,
  realSeconds: 5,
}

test('earnings that are all the same are even, and one who has everything is as uneven as can be', () => {
  expect(gini([7, 7, 7])).toBeCloseTo(0)
  expect(gini([0, 0, 0, 12])).toBeCloseTo(0.75)
  expect(gini([0, 0])).toBe(0)
})

test('several towns are taken together by their rides and their time', () => {
  const quiet: Outcome = {
    ...town,
    pickUps: [600],
    requested: 1,
    cancelledByCustomers: 0,
    idle: 900,
    earnings: [0, 9],
  }
  expect(summaryOf([town, quiet])).toEqual({
    meanPickUp: 300,
    p90PickUp: 600,
    matchRate: 0.8,
    idleShare: 0.65,
    cancellations: 1,
    decisionsASecond: 2,
    gini: 0.25,
  })
})
