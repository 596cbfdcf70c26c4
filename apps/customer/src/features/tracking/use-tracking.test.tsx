// @vitest-environment happy-dom
import { orderKeys } from '@angadi/data/orders/keys.ts'
import { useTracking } from '@angadi/data/orders/tracking.ts'
import { createQueryClient } from '@angadi/data/query-client.ts'
import { type TopicEvent, topicNamed } from '@angadi/data/realtime/topic.ts'
import { useSession } from '@angadi/data/session/session-store.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sampleTracking } from '../../shared/samples/orders.ts'

beforeEach(() => {
  vi.useFakeTimers()
  useSession.setState({ ready: true, userId: 'ananya' })
  vi.stubGlobal('fetch', () => new Promise(() => {}))
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** An order on the screen; tells how often an event on its customer's topic has it asked for again. */
async function fetchesAfter({ event, payload = {} }: Partial<TopicEvent> & Pick<TopicEvent, 'event'>) {
  const queryClient = createQueryClient()
  queryClient.setQueryData(orderKeys.tracking('order'), sampleTracking())
  vi.spyOn(topicNamed('order:order'), 'listen').mockReturnValue(() => undefined)
  const listen = vi.spyOn(topicNamed('user:ananya'), 'listen').mockReturnValue(() => undefined)
  renderHook(() => useTracking('order'), {
    wrapper: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
  })
  const invalidate = vi.spyOn(queryClient, 'invalidateQueries')
  listen.mock.lastCall?.[0]({ event, payload })
  await vi.advanceTimersByTimeAsync(1000)
  return invalidate.mock.calls.length
}

test('what changes of a trade’s detail alone is fetched, also once the order’s own topic is closed', async () => {
  expect(await fetchesAfter({ event: 'detail', payload: { order_id: 'order' } })).toBe(1)
})

test.each([
  ['the detail of another order', { event: 'detail', payload: { order_id: 'other' } }],
  ['a move of the order, which its own topic tells', { event: 'order', payload: { order_id: 'order' } }],
  ['the first joining of the topic', { event: 'joined' }],
])('%s fetches nothing', async (_name, event) => {
  expect(await fetchesAfter(event)).toBe(0)
})

test('what was missed while the line was down is fetched', async () => {
  expect(await fetchesAfter({ event: 'rejoined' })).toBe(1)
})
