import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { forgetOnLeaving } from './forget-person.ts'
import { markSignedOut, welcome } from './session-store.ts'

const asha = { userId: 'a', phone: null, email: null, claimedRoles: [] }
const bala = { userId: 'b', phone: null, email: null, claimedRoles: [] }

function cacheOf(whose: string): QueryClient {
  const queryClient = new QueryClient()
  queryClient.setQueryData(['orders', whose], ['dinner'])
  queryClient.setQueryData(['order', 'without the person in its key'], { address: 'Flat 4' })
  return queryClient
}

const everythingIn = (queryClient: QueryClient) =>
  queryClient
    .getQueryCache()
    .getAll()
    .map(({ state }) => state.data)
    .filter((data) => data !== undefined)

test('whoever signs out leaves nothing in the cache, on screen or not (Spec §7 sign out)', () => {
  welcome(asha)
  const queryClient = cacheOf('a')
  const seen: unknown[] = []
  const observer = new QueryObserver(queryClient, { queryKey: ['orders', 'a'], enabled: false })
  const stop = observer.subscribe(({ data }) => seen.push(data))
  const end = forgetOnLeaving(queryClient)
  markSignedOut(false)
  expect(everythingIn(queryClient)).toEqual([])
  expect(observer.getCurrentResult().data).toBeUndefined()
  stop()
  end()
})

test('so does whoever gives way to another person, and a guest who signs in keeps theirs (Spec §7 auth-state subscription)', () => {
  welcome(asha)
  const queryClient = cacheOf('a')
  const end = forgetOnLeaving(queryClient)
  welcome(asha)
  expect(everythingIn(queryClient)).toHaveLength(2)
  welcome(bala)
  expect(everythingIn(queryClient)).toEqual([])
  markSignedOut(false)
  queryClient.setQueryData(['vendors'], ['a restaurant'])
  welcome(asha)
  expect(everythingIn(queryClient)).toEqual([['a restaurant']])
  end()
})
