import { addressFrom } from '@angadi/domain/location/address.ts'
import { expect, test } from 'vitest'
import { locationOf } from './location-of-detection.ts'

const fix = { lat: 17.45, lng: 78.39, accuracyM: 8, heading: undefined }
const labels = {
  near: ({ lat, lng }: { readonly lat: string; readonly lng: string }) => `Near ${lat}, ${lng}`,
  unknown: ({ lat, lng }: { readonly lat: string; readonly lng: string }) => `Unknown Area (${lat}, ${lng})`,
  currentArea: 'Your Current Area',
}

test('a found place has the fields of a location (Spec §3 Location)', () => {
  const parts = { area: 'Madhapur', locality: 'Hyderabad', administrativeArea: 'Telangana' }
  const address = addressFrom(parts, 'Madhapur, Hyderabad, 500081, India')
  if (!address) throw new Error('no address')
  expect(locationOf(fix, { kind: 'address', address }, 'device', labels, 5)).toEqual({
    lat: 17.45,
    lng: 78.39,
    name: 'Madhapur',
    source: 'device',
    details: {
      address: 'Madhapur, Hyderabad, Telangana',
      formattedAddress: 'Madhapur, Hyderabad, 500081, India',
      ...parts,
      placeId: '17.45,78.39',
      timestamp: 5,
      accuracyM: 8,
    },
  })
})

test('a place without an address has its label (Spec §4 Location detection)', () => {
  const at = { lat: '17.45', lng: '78.39' }
  const nameOf = (naming: Parameters<typeof locationOf>[1]) =>
    locationOf(fix, naming, 'network', labels, 5).name
  expect(nameOf({ kind: 'near', ...at })).toBe('Near 17.45, 78.39')
  expect(nameOf({ kind: 'unknown', ...at })).toBe('Unknown Area (17.45, 78.39)')
  expect(nameOf({ kind: 'guess', shortName: 'Madhapur', city: 'Hyderabad' })).toBe('Madhapur')
  expect(nameOf(undefined)).toBe('Your Current Area')
})
