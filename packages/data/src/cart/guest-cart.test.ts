import fc from 'fast-check'
import { expect, test } from 'vitest'
import { useGuestCart, withAdded } from './guest-cart.ts'
import { type GuestLine, lineKey, withNote, withQuantity } from './lines.ts'

const line = fc.record({
  item_id: fc.constantFrom('biryani', 'dosa', 'chai'),
  option_ids: fc.uniqueArray(fc.constantFrom('half', 'full', 'raita')),
  quantity: fc.integer({ min: 1, max: 5 }),
  special_instructions: fc.constant(null),
})

test('an item with the same options in another order is the same line', () => {
  const chai: GuestLine = { item_id: 'chai', option_ids: ['a', 'b'], quantity: 1, special_instructions: null }
  expect(withAdded([chai], { ...chai, option_ids: ['b', 'a'] })).toEqual([{ ...chai, quantity: 2 }])
})

test('whatever is added, no line appears twice and none holds more than 50 pieces (Spec §4 Cart)', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 60 }), (added) => {
      const cart = added.reduce<readonly GuestLine[]>(withAdded, [])
      expect(new Set(cart.map(lineKey)).size).toBe(cart.length)
      expect(cart.every(({ quantity }) => quantity >= 1 && quantity <= 50)).toBe(true)
    }),
  )
})

test('zero pieces take a line out and leave the others alone (Spec §4 Cart)', () => {
  fc.assert(
    fc.property(fc.uniqueArray(line, { selector: lineKey, minLength: 1 }), (cart) => {
      const [first] = cart
      if (!first) return
      expect(withQuantity(cart, lineKey(first), 0)).toEqual(cart.slice(1))
    }),
  )
})

test('a guest may have sixty different things, like an account, and more of each', () => {
  const full = Array.from(
    { length: 60 },
    (_, index): GuestLine => ({
      item_id: `dish-${index}`,
      option_ids: [],
      quantity: 1,
      special_instructions: null,
    }),
  )
  const [first] = full
  if (!first) return
  expect(() => withAdded(full, { ...first, item_id: 'one-more' })).toThrow('cart_full')
  expect(withAdded(full, first)).toHaveLength(60)
})

test('a note stays when more of the same is added without one, and a blank one takes it away', () => {
  const dosa: GuestLine = { item_id: 'dosa', option_ids: [], quantity: 1, special_instructions: null }
  const noted = withNote([dosa], lineKey(dosa), 'crisp, please')
  expect(withAdded(noted, dosa)).toEqual([{ ...dosa, quantity: 2, special_instructions: 'crisp, please' }])
  expect(withNote(noted, lineKey(dosa), ' ')).toEqual([dosa])
})

test('a cart is moved under one key until it is gone or changed, so that a lost answer doubles nothing (Spec §4 Cart)', () => {
  const chai: GuestLine = { item_id: 'chai', option_ids: [], quantity: 1, special_instructions: null }
  const { set, keyForMerging } = useGuestCart.getState()
  set([chai])
  const key = keyForMerging()
  expect(keyForMerging()).toBe(key)
  set([{ ...chai, quantity: 2 }])
  expect(keyForMerging()).not.toBe(key)
})
