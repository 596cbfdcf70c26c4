import { expect, test } from 'vitest'
import { asTrackingNumber, carrierNews, isPincode, PARCEL_STATES, parcelStep } from './parcels.ts'

test('an order from a shop is ordered, packed, shipped, near and delivered', () => {
  expect(parcelStep('pending', 'packing')).toBe('ordered')
  expect(parcelStep('preparing', 'packing')).toBe('ordered')
  expect(parcelStep('ready', 'packing')).toBe('packed')
  expect(parcelStep('out_for_delivery', 'in_transit')).toBe('shipped')
  expect(parcelStep('on_way', 'out_for_delivery')).toBe('near')
  expect(parcelStep('delivered', 'delivered')).toBe('delivered')
  expect(parcelStep('cancelled', 'cancelled')).toBeUndefined()
})

test('a delivery that was tried in vain is on its way again', () => {
  expect(parcelStep('on_way', 'in_transit')).toBe('shipped')
})

test('nothing is reported of what is not with a carrier', () => {
  expect(PARCEL_STATES.filter((state) => carrierNews(state).length === 0)).toEqual([
    'packing',
    'delivered',
    'returned',
    'cancelled',
  ])
})

test('a tracking number is read as it is typed', () => {
  expect(asTrackingNumber(' ex123456789in ')).toBe('EX123456789IN')
  expect(asTrackingNumber(' “EM 123 456 789 IN”. ')).toBe('EM123456789IN')
  expect(asTrackingNumber('AB_123456')).toBeUndefined()
  expect(asTrackingNumber('')).toBeUndefined()
})

test('a pincode has six digits and begins with none of 0 and 9', () => {
  expect(isPincode('500034')).toBe(true)
  expect(['', '50003', '5000341', '050003', '900001', 'abcdef'].some(isPincode)).toBe(false)
})
