import { expect, test } from 'vitest'
import { type IncentiveDraft, readIncentive } from './incentive-draft.ts'

const TODAY = '2026-11-27'
const draft = (changes: Partial<IncentiveDraft> = {}): IncentiveDraft => ({
  kind: 'day',
  deliveries: '8',
  from: '',
  to: '',
  amount: '80',
  budget: '5,000',
  starts: TODAY,
  until: '2026-12-03',
  region: '',
  ...changes,
})

test('extra pay for so many deliveries of a day is read', () => {
  expect(readIncentive(draft(), TODAY).rule).toEqual({
    kind: 'day',
    deliveries: 8,
    amount_paise: 8000,
    budget_paise: 500_000,
    starts_on: TODAY,
    ends_on: '2026-12-03',
  })
})

test('extra pay for each delivery of some hours is read, with its town', () => {
  const read = readIncentive(draft({ kind: 'peak', from: '12:00', to: '14:30', region: 'bidar' }), TODAY)
  expect(read.rule).toMatchObject({ kind: 'peak', from_minute: 720, to_minute: 870, region: 'bidar' })
  expect(read.rule).not.toHaveProperty('deliveries')
})

test.each([
  ['no deliveries', { deliveries: '0' }, ['deliveries']],
  ['too many', { deliveries: '101' }, ['deliveries']],
  ['not a number', { deliveries: '2.5' }, ['deliveries']],
  ['hours the wrong way round', { kind: 'peak', from: '14:00', to: '12:00' }, ['to']],
  ['hours of no length', { kind: 'peak', from: '14:00', to: '14:00' }, ['to']],
  ['a few paise', { amount: '0.99' }, ['amount']],
  ['too much', { amount: '5000.01', budget: '9000' }, ['amount']],
  ['a budget that pays nobody', { budget: '79' }, ['budget']],
  ['no budget', { budget: '' }, ['budget']],
  ['yesterday', { starts: '2026-11-26' }, ['starts']],
  ['an end before the beginning', { starts: '2026-12-04' }, ['until']],
  ['an end in years', { until: '2028-01-01' }, ['until']],
] as const)('%s is wrong', (_, changes, wrong) => {
  expect(readIncentive(draft(changes), TODAY)).toEqual({ rule: undefined, wrong })
})
