import { afterEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { paymentOf } from '../digital/payment.ts'
import { foodDetailOf } from '../food/food-order.ts'
import { pickingIn } from '../grocery/my-picking.ts'
import { sampleOffer, samplePicking, samplePickingLine } from '../grocery/sample-picking.ts'
import { shopOrderOf } from '../shopping/shop-order.ts'
import { readDetail } from './detail.ts'

afterEach(() => vi.restoreAllMocks())

const schema = z.object({ no_cutlery: z.boolean() })

test('a trade without a detail has nothing to say, and that is no mistake', () => {
  const complain = vi.spyOn(console, 'error')
  expect(readDetail(null, schema)).toBeUndefined()
  expect(complain).not.toHaveBeenCalled()
})

test('a detail of another shape is named in the console and left out', () => {
  const complain = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(readDetail({ no_cutlery: 'yes' }, schema)).toBeUndefined()
  expect(complain).toHaveBeenCalledOnce()
})

test('food is read of food alone, with or without what the customer is asked', () => {
  expect(foodDetailOf({ trade: 'food', detail: { no_cutlery: true } })).toEqual({ proposals: [] })
  expect(foodDetailOf({ trade: 'grocery', detail: { no_cutlery: true } })).toBeUndefined()
})

test('groceries are named in the reader’s language, also what the store offers instead', () => {
  const detail = samplePicking({
    lines: [
      samplePickingLine({
        name_translations: { te: 'సోనా మసూరి' },
        substitutions: [sampleOffer({ name_translations: { te: 'బాస్మతి' } })],
      }),
    ],
  })
  const [line] = pickingIn({ detail }, 'te')?.lines ?? []
  expect([line?.name, line?.substitutions[0]?.name]).toEqual(['సోనా మసూరి', 'బాస్మతి'])
  expect(pickingIn({ detail }, 'hi')?.lines[0]?.name).toBe('Sona Masoori rice')
})

test('an order from a shop keeps the time of its answer, which its days are counted from', () => {
  const detail = { shipments: [], returns: [], lines: [], destinations: ['wallet'] }
  expect(shopOrderOf({ detail, server_now: '2026-11-26T10:00:00Z' })).toEqual({
    ...detail,
    server_now: '2026-11-26T10:00:00Z',
  })
})

test('a payment that nobody may read here is none', () => {
  expect(paymentOf({ detail: null })).toBeUndefined()
})
