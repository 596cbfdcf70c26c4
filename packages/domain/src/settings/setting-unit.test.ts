import fc from 'fast-check'
import { expect, test } from 'vitest'
import { measureOf, shownNumber, storedNumber } from './setting-unit.ts'

test('money is typed in rupees, distances in kilometres, shares in percent, longer times in minutes', () => {
  expect(shownNumber(2500, measureOf('courier_base_pay_paise'))).toBe(25)
  expect(shownNumber(15_000, measureOf('max_delivery_radius_m'))).toBe(15)
  expect(shownNumber(1000, measureOf('franchise_share_bp'))).toBe(10)
  expect(shownNumber(240, measureOf('vendor_accept_seconds'))).toBe(4)
  expect(measureOf('offer_seconds')?.unit).toBe('seconds')
  expect(measureOf('courier_speed_kmh')?.unit).toBe('kmh')
})

test('a plain number has no unit', () => {
  expect(measureOf('max_live_orders')).toBeUndefined()
  expect(storedNumber(10, undefined)).toBe(10)
})

test('whatever is stored is stored again when nobody changes it', () => {
  const key = fc.constantFrom('a_paise', 'a_bp', 'a_m', 'a_seconds', 'free_cancel_seconds', 'a_count')
  fc.assert(
    fc.property(key, fc.integer({ min: 0, max: 10_000_000 }), (name, stored) => {
      expect(storedNumber(shownNumber(stored, measureOf(name)), measureOf(name))).toBe(stored)
    }),
  )
})
