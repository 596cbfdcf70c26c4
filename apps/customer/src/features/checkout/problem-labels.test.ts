import { expect, test } from 'vitest'
import { isAboutCoupon, needsFirstAddress } from './problem-labels.ts'

test('a first visit to the checkout is asked for an address and reproached with nothing', () => {
  expect(needsFirstAddress([{ code: 'address_required' }], 0)).toBe(true)
  expect(needsFirstAddress([{ code: 'vendor_closed' }], 0)).toBe(false)
  expect(needsFirstAddress([{ code: 'address_not_found' }], 2)).toBe(false)
})

test('a refused coupon does not stand in the way of the order', () => {
  expect(isAboutCoupon({ code: 'coupon_invalid' })).toBe(true)
  expect(isAboutCoupon({ code: 'coupon_not_applicable' })).toBe(true)
  expect(isAboutCoupon({ code: 'item_sold_out' })).toBe(false)
})
