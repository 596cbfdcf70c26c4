import { expect, test } from 'vitest'
import { isUnpaidOrder } from './unpaid-order.ts'

test('an order that nobody paid in time was never placed', () => {
  expect(isUnpaidOrder({ kind: 'delivery', status: 'cancelled', cancel_reason: 'payment_unconfirmed' })).toBe(
    true,
  )
})

test('what its customer or its vendor cancelled was', () => {
  for (const cancel_reason of ['changed_mind', 'too_busy', null])
    expect(isUnpaidOrder({ kind: 'delivery', status: 'cancelled', cancel_reason })).toBe(false)
})

test('a recharge that its operator did not confirm had been paid', () => {
  expect(isUnpaidOrder({ kind: 'digital', status: 'cancelled', cancel_reason: 'payment_unconfirmed' })).toBe(
    false,
  )
})
