import { expect, test } from 'vitest'
import { packageDraft, readPackage } from './package-draft.ts'

const stored = {
  name: 'Five massages',
  service_id: 'massage',
  sittings: 5,
  price_paise: 400_000,
  valid_days: 90,
}

test('what is stored is read back as it is', () => {
  expect(readPackage(packageDraft(stored, ''))).toEqual(stored)
})

test('an empty form lacks a name and a price', () => {
  expect(readPackage(packageDraft(undefined, 'massage'))).toEqual(['name', 'price'])
})

test.each([
  ['name', { name: ' a ' }],
  ['serviceId', { serviceId: '' }],
  ['sittings', { sittings: '1' }],
  ['sittings', { sittings: '51' }],
  ['sittings', { sittings: 'many' }],
  ['price', { price: '0' }],
  ['price', { price: '100001' }],
  ['validDays', { validDays: '6' }],
  ['validDays', { validDays: '731' }],
  ['validDays', { validDays: '7.5' }],
])('a wrong %s is named: %o', (field, change) => {
  expect(readPackage({ ...packageDraft(stored, ''), ...change })).toEqual([field])
})
