import { expect, test } from 'vitest'
import type { CartLine } from './cart-line.ts'
import { lineKey, withNote, withPieces, withQuantity } from './lines.ts'

const chai: CartLine = {
  item_id: 'chai',
  option_ids: ['strong', 'large'],
  quantity: 2,
  special_instructions: 'less sugar',
  name: 'Irani chai',
  unit_paise: 2_500,
  picture: null,
  diet: 'veg',
  vendor_id: 'cafe',
  vendor_name: 'Cafe Niloufer',
  options: [],
  orderable: true,
  unavailable_reason: null,
}
const biscuit: CartLine = { ...chai, item_id: 'biscuit', option_ids: [], name: 'Osmania biscuit' }

test('adding the same item with the same options counts up and keeps the note', () => {
  const again = { ...chai, option_ids: ['large', 'strong'], quantity: 3, special_instructions: null }
  expect(withPieces([chai, biscuit], again)).toEqual([{ ...chai, quantity: 5 }, biscuit])
})

test('another choice of options is a line of its own', () => {
  expect(withPieces([chai], { ...chai, option_ids: ['large'] })).toHaveLength(2)
})

test('what two people of a group chose are two lines (Issue 11)', () => {
  const asha = { ...chai, group_person_id: 'asha', for_name: 'Asha' }
  expect(withPieces([asha], chai)).toEqual([asha, chai])
  expect(withQuantity([asha, chai], lineKey(asha), 5)).toEqual([{ ...asha, quantity: 5 }, chai])
})

test('a line never shows more than fifty pieces', () => {
  expect(withPieces([chai], { ...chai, quantity: 49 })[0]?.quantity).toBe(50)
  expect(withQuantity([chai], lineKey(chai), 99)[0]?.quantity).toBe(50)
})

test('zero pieces take the line out and leave the others', () => {
  expect(withQuantity([chai, biscuit], lineKey(chai), 0)).toEqual([biscuit])
})

test('a blank note is no note', () => {
  expect(withNote([chai, biscuit], lineKey(chai), '  ')).toEqual([
    { ...chai, special_instructions: null },
    biscuit,
  ])
})
