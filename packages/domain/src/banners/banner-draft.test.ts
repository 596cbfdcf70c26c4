import { expect, test } from 'vitest'
import { bannerState, isSitePath } from './banner-draft.ts'

test.each([
  '/',
  '/food',
  '/food?veg=1',
  '/digital/mobile-recharge',
  '/discover?collection=biryani&sort=top_rated',
])('a banner may lead to %s', (path) => {
  expect(isSitePath(path)).toBe(true)
})

test.each([
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  'food',
  '',
  '/food/../admin',
  '/food?veg="><script>',
  '/food\n',
  `/${'a'.repeat(300)}`,
])('but not to %j', (path) => {
  expect(isSitePath(path)).toBe(false)
})

test('a banner runs from its beginning to before its end', () => {
  expect(bannerState(10, 20, 9)).toBe('coming')
  expect(bannerState(10, 20, 10)).toBe('running')
  expect(bannerState(10, 20, 20)).toBe('over')
  expect(bannerState(10, undefined, 1e15)).toBe('running')
})
