import { expect, test } from 'vitest'
import { isLookedAt } from './is-looked-at.ts'

test('what one is looking at is not told by a message, under whichever address it is shown (Spec §9 Toasts)', () => {
  expect(isLookedAt('/order-tracking/7', '/order-tracking/7')).toBe(true)
  expect(isLookedAt('/order-tracking/7', '/track-food-order/7')).toBe(true)
  expect(isLookedAt('/vendor/orders', '/vendor')).toBe(true)
  expect(isLookedAt('/wallet', '/wallet?sheet=voice')).toBe(true)
  expect(isLookedAt('/admin?order=7', '/admin?status=ready&order=7')).toBe(true)
})

test('everything else is', () => {
  expect(isLookedAt('/order-tracking/7', '/order-tracking/8')).toBe(false)
  expect(isLookedAt('/order-tracking/7', '/')).toBe(false)
  expect(isLookedAt('/vendor/orders', '/vendor/products')).toBe(false)
  expect(isLookedAt('/admin?order=7', '/admin?order=8')).toBe(false)
  expect(isLookedAt('/admin?order=7', '/admin')).toBe(false)
  expect(isLookedAt(null, '/')).toBe(false)
})
