import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readBigDataCloud, readGeocodeFunction, readNominatim } from './geocoder-answers.ts'

const components = [
  { long_name: 'Hitech City Road', short_name: 'Hitech City Road', types: ['route'] },
  { long_name: 'Madhapur', short_name: 'Madhapur', types: ['sublocality', 'political'] },
  { long_name: 'Hyderabad', short_name: 'HYD', types: ['locality'] },
  { long_name: 'Telangana', short_name: 'TS', types: ['administrative_area_level_1'] },
]
const address = { address_components: components, formatted_address: 'Madhapur, Hyderabad, 500081, India' }
const read = {
  address: 'Madhapur, Hyderabad, Telangana',
  formattedAddress: 'Madhapur, Hyderabad, 500081, India',
  shortName: 'Madhapur',
  area: 'Madhapur',
  locality: 'Hyderabad',
  administrativeArea: 'Telangana',
}

test('geocode-location is read from results[0] or from the answer itself (Spec §7 geocode-location)', () => {
  expect(readGeocodeFunction({ success: true, results: [address] })).toEqual(read)
  expect(readGeocodeFunction(address)).toEqual(read)
  expect(readGeocodeFunction({ success: true, results: [] })).toBeUndefined()
})

test('the open map geocoder is read (Spec §7 Reverse geocoding)', () => {
  const parts = { suburb: 'Madhapur', city: 'Hyderabad', state: 'Telangana' }
  const json = { display_name: 'Madhapur, Hyderabad, 500081, India', address: parts }
  expect(readNominatim(json)).toEqual(read)
  expect(readNominatim({ error: 'Unable to geocode' })).toBeUndefined()
})

test('the second geocoder is read (Spec §7 Reverse geocoding)', () => {
  const json = { locality: 'Zaheerabad', city: 'Zaheerabad', principalSubdivision: 'Telangana' }
  expect(readBigDataCloud(json)).toMatchObject({
    address: 'Zaheerabad, Telangana',
    shortName: 'Zaheerabad',
  })
  expect(readBigDataCloud({})).toBeUndefined()
})

test('no answer of a geocoder, however odd, throws', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (json) => {
      for (const readIt of [readGeocodeFunction, readNominatim, readBigDataCloud])
        expect(() => readIt(json)).not.toThrow()
    }),
  )
})
