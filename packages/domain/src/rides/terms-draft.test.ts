import { expect, test } from 'vitest'
import { type RideTermsDraft, readRideTerms } from './terms-draft.ts'

const TODAY = '2026-11-28'
const draft = (changes: Partial<RideTermsDraft> = {}): RideTermsDraft => ({
  region: 'zaheerabad',
  vehicle: 'auto',
  model: 'daily_fee',
  percent: '',
  fee: '25',
  starts: '2026-11-29',
  ...changes,
})

test('a fee a day is read in paise, and what a commission has typed before is left out', () => {
  expect(readRideTerms(draft({ percent: '12' }), TODAY).terms).toEqual({
    region_id: 'zaheerabad',
    vehicle: 'auto',
    model: 'daily_fee',
    fee_paise: 2500,
    starts_on: '2026-11-29',
  })
})

test('a commission is read in basis points, or left out for what was before', () => {
  expect(readRideTerms(draft({ model: 'commission', percent: '12.5' }), TODAY).terms?.commission_bp).toBe(
    1250,
  )
  expect(readRideTerms(draft({ model: 'commission', percent: '0' }), TODAY).terms?.commission_bp).toBe(0)
  expect(readRideTerms(draft({ model: 'commission' }), TODAY).terms).not.toHaveProperty('commission_bp')
})

test.each([
  [{ fee: '' }, ['fee']],
  [{ fee: '0.99' }, ['fee']],
  [{ fee: '500.01' }, ['fee']],
  [{ model: 'commission', percent: '20.01' }, ['percent']],
  [{ model: 'commission', percent: '-1' }, ['percent']],
  [{ model: 'commission', percent: 'ten' }, ['percent']],
  [{ starts: TODAY }, ['starts']],
  [{ starts: '' }, ['starts']],
  [{ starts: '2027-11-29' }, ['starts']],
  [{ fee: 'x', starts: TODAY }, ['fee', 'starts']],
] as const)('%j is wrong', (changes, wrong) => {
  expect(readRideTerms(draft(changes), TODAY).wrong).toEqual(wrong)
})

test.each([{ fee: '1' }, { fee: '500' }, { starts: '2027-11-28' }])('%j is right', (changes) => {
  expect(readRideTerms(draft(changes), TODAY).wrong).toBeUndefined()
})
