import { expect, test } from 'vitest'
import {
  isShoppingPath,
  neededRolesIn,
  originIn,
  rootSignInPath,
  signInPath,
  unauthorizedPath,
} from './origin.ts'

test('the sign-in screen knows the way back (Spec §4 Protected route)', () => {
  const path = signInPath('/checkout?coupon=WELCOME50')
  expect(originIn(path.slice(path.indexOf('?')))).toBe('/checkout?coupon=WELCOME50')
})

test.each([
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n\\evil.example',
  '/.//evil.example',
  '/x/..//evil.example',
  'javascript:alert(1)',
  '',
])('%s is no way back (Spec §4 Protected route)', (origin) => {
  expect(originIn(`?${new URLSearchParams({ from: origin })}`)).toBeUndefined()
})

const searchOf = (path: string) => path.slice(path.indexOf('?'))

test('the guard of home sends to the main sign-in screen, with the way back (Spec §6)', () => {
  expect(rootSignInPath('/')).toBe('/root-auth?from=%2F')
  expect(rootSignInPath()).toBe('/root-auth')
})

test('a missing role goes to the page that names it and knows the way back (Spec §4 Protected route)', () => {
  const path = unauthorizedPath(['doctor', 'hospital'], '/hospital?day=1')
  expect(path.startsWith('/unauthorized?')).toBe(true)
  expect(neededRolesIn(searchOf(path))).toEqual(['doctor', 'hospital'])
  expect(originIn(searchOf(path))).toBe('/hospital?day=1')
  expect(neededRolesIn('?role=emperor')).toEqual([])
})

test('a cart and a checkout are where one buys, whatever follows the path', () => {
  expect(isShoppingPath('/shopping/cart')).toBe(true)
  expect(isShoppingPath('/checkout?coupon=WELCOME50')).toBe(true)
  expect(isShoppingPath('/food/checkout#bill')).toBe(true)
  expect(isShoppingPath('/vendor')).toBe(false)
  expect(isShoppingPath('/')).toBe(false)
  expect(isShoppingPath(undefined)).toBe(false)
})
