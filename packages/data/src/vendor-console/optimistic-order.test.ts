import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { vendorConsoleKeys } from './keys.ts'
import { showOrderAs } from './optimistic-order.ts'
import type { LiveOrders } from './order.ts'
import { sampleOrder as order } from './sample-order.ts'

function sampleLists() {
  const queryClient = new QueryClient()
  const keys = ['biryani house', 'tea stall'].map(vendorConsoleKeys.liveOf)
  const [first, second] = [
    { orders: [order('1'), order('2')], serverOffsetMs: 5 },
    { orders: [order('3')], serverOffsetMs: 7 },
  ]
  queryClient.setQueryData<LiveOrders>(keys[0] ?? [], first)
  queryClient.setQueryData<LiveOrders>(keys[1] ?? [], second)
  return {
    queryClient,
    shown: () => keys.map((key) => queryClient.getQueryData<LiveOrders>(key)),
    first,
    second,
  }
}

describe('showing a step before the server has answered', () => {
  it('changes that order alone and leaves the clock as the server told it', async () => {
    const { queryClient, shown, second } = sampleLists()
    await showOrderAs(queryClient, '2', (one) => ({ ...one, status: 'confirmed' }))
    const [biryani, tea] = shown()
    expect(biryani?.orders.map(({ status }) => status)).toEqual(['pending', 'confirmed'])
    expect(biryani?.serverOffsetMs).toBe(5)
    expect(tea).toEqual(second)
  })

  it('takes an order off the board that has come to its end', async () => {
    const { queryClient, shown } = sampleLists()
    await showOrderAs(queryClient, '1', () => undefined)
    expect(shown()[0]?.orders.map((one) => one.order_id)).toEqual(['2'])
  })

  it('puts everything back when the server refuses', async () => {
    const { queryClient, shown, first, second } = sampleLists()
    const putBack = await showOrderAs(queryClient, '1', () => undefined)
    putBack()
    expect(shown()).toEqual([first, second])
  })

  it('leaves alone what has happened to other orders since when it puts one back', async () => {
    const { queryClient, shown } = sampleLists()
    const putBack = await showOrderAs(queryClient, '1', () => undefined)
    await showOrderAs(queryClient, '2', (one) => ({ ...one, status: 'confirmed' }))
    putBack()
    expect(shown()[0]?.orders.map(({ order_id, status }) => [order_id, status])).toEqual([
      ['1', 'pending'],
      ['2', 'confirmed'],
    ])
  })

  it('is not overwritten by an answer that was asked for before', async () => {
    const { queryClient, shown, first } = sampleLists()
    const late = Promise.withResolvers<LiveOrders>()
    const asked = queryClient
      .fetchQuery({ queryKey: vendorConsoleKeys.liveOf('biryani house'), queryFn: () => late.promise })
      .catch(() => undefined)
    await showOrderAs(queryClient, '1', () => undefined)
    late.resolve(first)
    await asked
    expect(shown()[0]?.orders.map((one) => one.order_id)).toEqual(['2'])
  })
})
