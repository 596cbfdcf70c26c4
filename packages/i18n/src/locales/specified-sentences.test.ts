import { expect, test } from 'vitest'
import cart from './en/cart.json'
import errors from './en/errors.json'
import food from './en/food.json'
import home from './en/home.json'
import location from './en/location.json'

test('the cart says what the specification has it say (Spec §8 Cart toasts)', () => {
  expect(cart).toMatchObject({
    failed: 'Failed to load cart items',
    failedAdd: 'Failed to add item to cart',
    failedQuantity: 'Failed to update quantity',
    failedRemove: 'Failed to remove item',
    failedClear: 'Failed to clear cart',
    removed: 'Item removed from cart',
    cleared: 'Cart cleared',
    synced: 'Cart synced with your account',
  })
  expect(errors.cart_item_not_found).toBe('Item not found')
  expect(food.added).toBe('Added to cart!')
})

test('orders say what the specification has them say (Spec §5 Reorder, §8 Orders)', () => {
  expect(errors.reorder_impossible).toBe('Unable to reorder this order')
  expect(home.personal).toEqual({
    failed: 'Unable to Load Personalized Data',
    slow: 'Loading is taking longer than expected',
  })
})

test('finding the device says what the specification has it say (Spec §8 Location toasts)', () => {
  expect(location.toast).toMatchObject({
    set: 'Location set',
    detected: 'Location detected',
    denied: 'Location access denied. Please enable location in browser settings.',
    unsupported: 'Location not supported',
    network: 'Using network location',
    precise: 'Delivering to {{location}} (precise)',
    approximate: 'Delivering to {{location}} (approximate)',
    trackingStarted: 'Live location tracking started',
    trackingStopped: 'Live location tracking stopped',
  })
})

test('a place says what the specification has it say (Spec §4 Location detection, §8 Chip)', () => {
  expect(location).toMatchObject({
    chip: { error: 'Location Error', retry: 'Tap to retry' },
    currentArea: 'Your Current Area',
    near: 'Near {{lat}}, {{lng}}',
    moving: 'Moving to {{location}}',
  })
  expect(location.unknownArea).toMatch(/^Unknown Area/)
})
