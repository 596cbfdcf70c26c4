import fc from 'fast-check'
import { expect, test } from 'vitest'
import { measureOf, shownNumber, storedNumber } from './setting-unit.ts'

const stored = (setting_key: string, unit: string | null) => measureOf({ setting_key, unit })

test('money is typed in rupees, distances in kilometres, shares in percent, longer times in minutes', () => {
  expect(shownNumber(2500, stored('courier_base_pay_paise', 'paise'))).toBe(25)
  expect(shownNumber(15_000, stored('max_delivery_radius_m', 'metres'))).toBe(15)
  expect(shownNumber(1000, stored('franchise_share_bp', 'basis_points'))).toBe(10)
  expect(shownNumber(240, stored('vendor_accept_seconds', 'seconds'))).toBe(4)
  expect(stored('offer_seconds', 'seconds')?.unit).toBe('seconds')
  expect(stored('courier_speed_kmh', 'kmh')?.unit).toBe('kmh')
})

test('waits of days and times of day are typed in hours, 13.5 for half past one', () => {
  expect(shownNumber(172_800, stored('return_answer_seconds', 'seconds'))).toBe(48)
  expect(shownNumber(10_800, stored('subscription_run_seconds', 'seconds'))).toBe(3)
  expect(storedNumber(13.5, stored('subscription_claim_seconds', 'seconds'))).toBe(48_600)
  expect(stored('parcel_cutoff_seconds', 'seconds')?.unit).toBe('hours')
})

test('a plain number has no unit, and one of a unit that this build does not know is typed as it is stored', () => {
  expect(stored('max_live_orders', 'count')).toBeUndefined()
  expect(stored('claim_users', null)).toBeUndefined()
  expect(stored('fuel_limit', 'litres')).toBeUndefined()
  expect(storedNumber(10, undefined)).toBe(10)
})

test('whatever is stored is stored again when nobody changes it', () => {
  const unit = fc.constantFrom('paise', 'basis_points', 'metres', 'seconds', 'kmh', 'count')
  const key = fc.constantFrom('any_setting', 'free_cancel_seconds', 'return_answer_seconds')
  fc.assert(
    fc.property(key, unit, fc.integer({ min: 0, max: 10_000_000 }), (name, one, amount) => {
      expect(storedNumber(shownNumber(amount, stored(name, one)), stored(name, one))).toBe(amount)
    }),
  )
})
