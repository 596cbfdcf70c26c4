// @vitest-environment happy-dom
import { digitalKeys } from '@angadi/data/digital/keys.ts'
import { useDigitalPayment } from '@angadi/data/digital/payment.ts'
import { createQueryClient } from '@angadi/data/query-client.ts'
import { type TopicEvent, topicNamed } from '@angadi/data/realtime/topic.ts'
import { useSession } from '@angadi/data/session/session-store.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  useSession.setState({ ready: true, userId: 'ananya' })
  vi.stubGlobal('fetch', () => new Promise(() => {}))
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** A payment on the screen; tells whether an event on its customer's topic has it fetched again. */
function isFetchedAfter({ event, payload = {} }: Partial<TopicEvent> & Pick<TopicEvent, 'event'>): boolean {
  const queryClient = createQueryClient()
  queryClient.setQueryData(digitalKeys.payment('order'), { state: 'pending' })
  const listen = vi.spyOn(topicNamed('user:ananya'), 'listen').mockReturnValue(() => undefined)
  renderHook(() => useDigitalPayment('order'), {
    wrapper: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
  })
  listen.mock.lastCall?.[0]({ event, payload })
  return queryClient.isFetching({ queryKey: digitalKeys.payment('order') }) > 0
}

test('a payment is fetched again when its provider has answered, and another one’s answer does not matter', () => {
  expect(isFetchedAfter({ event: 'fulfilment', payload: { order_id: 'order' } })).toBe(true)
  expect(isFetchedAfter({ event: 'fulfilment', payload: { order_id: 'other' } })).toBe(false)
})

test.each(['joined', 'rejoined'])('an answer that came before the topic was %s is not lost', (event) => {
  expect(isFetchedAfter({ event })).toBe(true)
})
