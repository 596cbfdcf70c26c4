import { expect, test } from 'vitest'
import { readDiscover, withDiscover } from './discover-filter.ts'

const usual = {
  kind: 'food',
  sort: 'comprehensive',
  filter: undefined,
  collection: undefined,
  vegOnly: false,
  openOnly: false,
}

test('an empty address, and one with nonsense in it, shows all food in the comprehensive order (Spec §1 sort options)', () => {
  expect(readDiscover(new URLSearchParams())).toEqual(usual)
  expect(readDiscover(new URLSearchParams('kind=rockets&sort=cheapest&veg=yes'))).toEqual(usual)
})

test('what is looked for stands in the address, without what is usual, beside what others keep there', () => {
  const params = withDiscover(new URLSearchParams('sheet=location'), {
    kind: 'grocery',
    sort: 'nearest',
    vegOnly: true,
  })
  expect(params.toString()).toBe('sheet=location&kind=grocery&sort=nearest&veg=1')
  expect(readDiscover(params)).toMatchObject({ kind: 'grocery', sort: 'nearest', vegOnly: true })
  expect(withDiscover(params, { kind: 'food', sort: 'comprehensive' }).toString()).toBe('sheet=location')
})
