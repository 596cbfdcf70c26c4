import { expect, test } from 'vitest'
import { inAnotherLanguage } from './in-another-language.ts'
import { vendorKeys } from './keys.ts'

test('a menu stands in the language before until it comes in the new one, and never for another menu', () => {
  const placeholder = inAnotherLanguage(vendorKeys.menuIn('v1', 'te'))
  expect(placeholder('menu', { queryKey: vendorKeys.menuIn('v1', 'en') })).toBe('menu')
  expect(placeholder('menu', { queryKey: vendorKeys.menuIn('v2', 'en') })).toBeUndefined()
  expect(placeholder('menu', undefined)).toBeUndefined()
})
