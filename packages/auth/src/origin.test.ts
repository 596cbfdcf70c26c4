import { expect, test } from 'vitest'
import { originIn, signInPath } from './origin.ts'

test('the sign-in screen knows the way back (Spec §4 Protected route)', () => {
  const path = signInPath('/checkout?coupon=WELCOME50')
  expect(originIn(path.slice(path.indexOf('?')))).toBe('/checkout?coupon=WELCOME50')
})

test.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)', ''])(
  '%s is no way back',
  (origin) => {
    expect(originIn(`?${new URLSearchParams({ from: origin })}`)).toBeUndefined()
  },
)
