import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addressFrom } from './address.ts'

test('an address from geocoding joins up to three parts (Spec §5 Address from geocoding)', () => {
  expect(addressFrom({}, 'Road No. 1, Banjara Hills, Hyderabad, Telangana, India')?.address).toBe(
    'Road No. 1, Banjara Hills, Hyderabad',
  )
  const parts = { area: 'Madhapur', locality: 'Hyderabad', administrativeArea: 'Telangana' }
  expect(addressFrom(parts, 'Madhapur, Hyderabad, Telangana, 500081, India')).toEqual({
    address: 'Madhapur, Hyderabad, Telangana',
    formattedAddress: 'Madhapur, Hyderabad, Telangana, 500081, India',
    shortName: 'Madhapur',
    ...parts,
  })
})

test('an address from geocoding is accepted only if longer than 10 characters (Spec §5 Address from geocoding)', () => {
  expect(addressFrom({ locality: 'Zaheerabad' }, undefined)).toBeUndefined()
  expect(addressFrom({ locality: 'Secunderabad' }, undefined)?.address).toBe('Secunderabad')
  expect(addressFrom({}, undefined)).toBeUndefined()
  expect(addressFrom({}, ' , ,')).toBeUndefined()
})

test('a part that is named twice is told once', () => {
  const parts = { area: 'Zaheerabad', locality: 'Zaheerabad', administrativeArea: 'Telangana' }
  expect(addressFrom(parts, undefined)?.address).toBe('Zaheerabad, Telangana')
})

test('whatever a geocoder writes, an accepted address is longer than 10 characters and has no empty part', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 80 }), (formatted) => {
      const found = addressFrom({}, formatted)
      if (!found) return
      expect(found.address.length).toBeGreaterThan(10)
      expect(found.address.split(', ').length).toBeLessThanOrEqual(3)
      expect(found.shortName).not.toBe('')
    }),
  )
})
