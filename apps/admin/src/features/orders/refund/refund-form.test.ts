import { expect, test } from 'vitest'
import { sampleAdminOrder } from '../../../shared/samples.ts'
import { isRefundable, itemsOf, linesOf, priceOf } from './refund-form.ts'

const { refundable, items } = sampleAdminOrder()
const [food, , delivery] = refundable

test('an amount is refunded up to what is left of the charge, and nothing that is no amount', () => {
  if (!delivery) throw new Error('the sample has a delivery')
  expect(
    ['19.50', '0.01', '19.51', '0', '-1', '', 'all'].map((text) => isRefundable(delivery, text)),
  ).toEqual([true, true, false, false, false, false, false])
})

test('the chosen charges become lines in paise, and one wrong amount none at all', () => {
  expect(linesOf(refundable, { 1: '100', 3: '19.5' })).toEqual([
    { position: 1, amount_paise: 10_000 },
    { position: 3, amount_paise: 1950 },
  ])
  expect(linesOf(refundable, { 1: '100', 3: '20' })).toBeUndefined()
  expect(linesOf(refundable, {})).toEqual([])
})

test('items are refunded through their charge, up to what is left of it', () => {
  if (!food || !delivery) throw new Error('the sample has food and a delivery')
  expect(itemsOf(food, items)).toEqual(items)
  expect(itemsOf({ ...food, tax_class: 'grocery' }, items)).toEqual([])
  expect(itemsOf(delivery, items)).toEqual([])
  expect(priceOf(food, items)).toBe(59_800)
  expect(priceOf({ ...food, left_paise: 1000 }, items)).toBe(1000)
  // Of a line that went back in part, only the rest.
  expect(
    priceOf(
      food,
      items.map((item) => ({ ...item, left_paise: 9900 })),
    ),
  ).toBe(9900 * items.length)
})
