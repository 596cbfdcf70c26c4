import { expect, test } from 'vitest'
import { fromAnotherLocation, inAnotherLanguage } from './in-another-language.ts'
import { vendorKeys } from './keys.ts'

test('a menu stands in the language before until it comes in the new one, and never for another menu', () => {
  const placeholder = inAnotherLanguage(vendorKeys.menuIn('v1', 'te'))
  expect(placeholder('menu', { queryKey: vendorKeys.menuIn('v1', 'en') })).toBe('menu')
  expect(placeholder('menu', { queryKey: vendorKeys.menuIn('v2', 'en') })).toBeUndefined()
  expect(placeholder('menu', undefined)).toBeUndefined()
})

test('a vendor stands as seen from before until it comes for the new location, and never for another vendor', () => {
  const [home, work] = [
    { lat: 17.68, lng: 77.6 },
    { lat: 17.44, lng: 78.39 },
  ]
  const placeholder = fromAnotherLocation(vendorKeys.one('v1', work, 'en'))
  expect(placeholder('vendor', { queryKey: vendorKeys.one('v1', home, 'en') })).toBe('vendor')
  expect(placeholder('vendor', { queryKey: vendorKeys.one('v1', undefined, 'en') })).toBe('vendor')
  expect(placeholder('vendor', { queryKey: vendorKeys.one('v2', work, 'en') })).toBeUndefined()
})
