import { expect, test } from 'vitest'
import { geoLink, googleMapsLink } from './map-links.ts'

const place = { lat: 17.4467, lng: 78.3912 }

test('the way to a place opens in Google Maps', () => {
  expect(googleMapsLink(place)).toBe('https://www.google.com/maps/dir/?api=1&destination=17.4467%2C78.3912')
})

test('a name with brackets and an ampersand does not break the link for other map apps', () => {
  expect(geoLink(place, 'Deg & Co (Madhapur)')).toBe(
    'geo:17.4467,78.3912?q=17.4467%2C78.3912(Deg%20%26%20Co%20(Madhapur))',
  )
})
