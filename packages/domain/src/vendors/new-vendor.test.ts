import { expect, test } from 'vitest'
import { readCommission, readPlace } from './new-vendor.ts'

test.each([
  ['17.6814, 77.6074', { lat: 17.6814, lng: 77.6074 }],
  [' 17.6814,77.6074 ', { lat: 17.6814, lng: 77.6074 }],
  ['17.6814 77.6074', { lat: 17.6814, lng: 77.6074 }],
  ['17.6814° N, 77.6074° E', { lat: 17.6814, lng: 77.6074 }],
  ['https://www.google.com/maps/@17.6814,77.6074,17z', { lat: 17.6814, lng: 77.6074 }],
  ['https://maps.google.com/?q=17.6814,77.6074', { lat: 17.6814, lng: 77.6074 }],
  ['geo:17.6814,77.6074', { lat: 17.6814, lng: 77.6074 }],
])('%s is a place', (text, place) => expect(readPlace(text)).toEqual(place))

test.each(['', 'Zaheerabad', '17.6814', '97.6, 77.6', '17.6, 277.6', '17.6814.2, 77.6'])(
  '%s is no place',
  (text) => expect(readPlace(text)).toBeUndefined(),
)

test('a commission is a percentage of up to 40, with hundredths', () => {
  expect(['18', '7.5', '0', '40', ' 12.25 '].map(readCommission)).toEqual([1800, 750, 0, 4000, 1225])
  for (const wrong of ['', '40.01', '-1', '7.555', 'ten', '1e1'])
    expect(readCommission(wrong), wrong).toBeUndefined()
})
