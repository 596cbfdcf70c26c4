import { expect, test } from 'vitest'
import { isOnScreen } from './is-on-screen.ts'

test('what one is looking at is not told by a message, under whichever address it is shown (Spec §9 Toasts)', () => {
  expect(isOnScreen('/order-tracking/7', '/order-tracking/7')).toBe(true)
  expect(isOnScreen('/order-tracking/7', '/track-food-order/7')).toBe(true)
  expect(isOnScreen('/vendor/orders', '/vendor')).toBe(true)
  expect(isOnScreen('/wallet', '/wallet?sheet=voice')).toBe(true)
  expect(isOnScreen('/admin?order=7', '/admin?status=ready&order=7')).toBe(true)
})

test('everything else is', () => {
  expect(isOnScreen('/order-tracking/7', '/order-tracking/8')).toBe(false)
  expect(isOnScreen('/order-tracking/7', '/')).toBe(false)
  expect(isOnScreen('/vendor/orders', '/vendor/products')).toBe(false)
  expect(isOnScreen('/admin?order=7', '/admin?order=8')).toBe(false)
  expect(isOnScreen('/admin?order=7', '/admin')).toBe(false)
  expect(isOnScreen(null, '/')).toBe(false)
})
