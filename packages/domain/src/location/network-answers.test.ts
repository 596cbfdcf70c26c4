import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readIpapi, readIpinfo } from './network-answers.ts'

test('the first lookup service is read (Spec §7 IP geolocation)', () => {
  const json = {
    latitude: 17.38,
    longitude: 78.48,
    city: 'Hyderabad',
    region: 'Telangana',
    country_name: 'India',
  }
  expect(readIpapi(json)).toEqual({
    lat: 17.38,
    lng: 78.48,
    parts: { area: 'Hyderabad', locality: 'Telangana', administrativeArea: 'India' },
  })
  expect(readIpapi({ error: true, reason: 'RateLimited' })).toBeUndefined()
})

test('the second lookup service is read from its loc string (Spec §7 IP geolocation)', () => {
  const json = { loc: '17.3840,78.4564', city: 'Hyderabad', region: 'Telangana', country: 'IN' }
  expect(readIpinfo(json)).toEqual({
    lat: 17.384,
    lng: 78.4564,
    parts: { area: 'Hyderabad', locality: 'Telangana', administrativeArea: 'IN' },
  })
  for (const loc of ['', '17.38', ',', '17.38,', '117,78', 'a,b'])
    expect(readIpinfo({ loc }), loc).toBeUndefined()
})

test('no answer of a lookup service, however odd, throws or leaves the earth', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.string(), (json, loc) => {
      for (const place of [readIpapi(json), readIpinfo(json), readIpinfo({ loc })]) {
        expect(Math.abs(place?.lat ?? 0)).toBeLessThanOrEqual(90)
        expect(Math.abs(place?.lng ?? 0)).toBeLessThanOrEqual(180)
      }
    }),
  )
})
