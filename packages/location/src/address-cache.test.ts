import { addressFrom } from '@angadi/domain/location/address.ts'
import { expect, test } from 'vitest'
import { AddressCache } from './address-cache.ts'

const madhapur = addressFrom({ area: 'Madhapur', locality: 'Hyderabad' }, undefined)
const point = { lat: 17.44861, lng: 78.39081 }

test('an address holds for 120 s for points that agree in 4 decimals (Spec §7 Browser geolocation, §9 Layout)', () => {
  if (!madhapur) throw new Error('no address')
  const cache = new AddressCache()
  cache.set(point, madhapur, 1000)
  expect(cache.get({ lat: 17.44864, lng: 78.39084 }, 1000)).toBe(madhapur)
  expect(cache.get({ lat: 17.44876, lng: 78.39081 }, 1000)).toBeUndefined()
  expect(cache.get(point, 120_999)).toBe(madhapur)
  expect(cache.get(point, 121_000)).toBeUndefined()
})

test('a long ride does not fill the memory', () => {
  if (!madhapur) throw new Error('no address')
  const cache = new AddressCache()
  for (let step = 0; step < 60; step++) cache.set({ lat: 17 + step / 100, lng: 78 }, madhapur, 0)
  expect(cache.get({ lat: 17, lng: 78 }, 0)).toBeUndefined()
  expect(cache.get({ lat: 17.59, lng: 78 }, 0)).toBe(madhapur)
})
