import type { MyPackage } from '@angadi/data/packages/my-packages.ts'
import { expect, test } from 'vitest'
import { usablePackage } from './usable-package.ts'

const step = (serviceId: string) => ({
  name: 'Massage',
  price_paise: 100_000,
  starts_at: '2026-12-11T04:30:00Z',
  minutes: 60,
  people: null,
  service_id: serviceId,
})
const hold = { startsAt: '2026-12-11T04:30:00Z', steps: [step('massage')] }
const bought = (changes: Partial<MyPackage> = {}): MyPackage => ({
  order_id: 'five',
  trade: 'beauty',
  vendor_id: 'salon',
  vendor_name: 'Salon',
  vendor_slug: 'salon',
  service_id: 'massage',
  service_name: 'Massage',
  name: 'Five massages',
  sittings: 5,
  used: 1,
  reserved: 1,
  balance: 3,
  back_paise: 240_000,
  valid_until: '2026-12-11',
  is_closed: false,
  ...changes,
})

test('the package that ends first pays, on its last day too', () => {
  const later = bought({ order_id: 'later', valid_until: '2027-01-01' })
  expect(usablePackage([later, bought()], 'salon', hold)?.order_id).toBe('five')
})

test.each([
  ['of another vendor', bought({ vendor_id: 'other' })],
  ['for another service', bought({ service_id: 'cut' })],
  ['whose service is gone', bought({ service_id: null })],
  ['without a sitting left', bought({ balance: 0 })],
  ['that was given back', bought({ is_closed: true })],
  ['that ends the day before', bought({ valid_until: '2026-12-10' })],
])('a package %s does not', (_why, one) => {
  expect(usablePackage([one], 'salon', hold)).toBeUndefined()
})

test('nor does one pay several services or a series', () => {
  expect(
    usablePackage([bought()], 'salon', { ...hold, steps: [step('massage'), step('massage')] }),
  ).toBeUndefined()
  expect(
    usablePackage([bought()], 'salon', { ...hold, series: { id: 'series', visits: [] } }),
  ).toBeUndefined()
})
