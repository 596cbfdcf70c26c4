import { type QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { AppError } from './errors/app-error.ts'
import { createQueryClient } from './query-client.ts'

const MINUTE_MS = 60_000

test('data are fresh for 5 minutes and kept for 10 (Spec §9 Data cache)', () => {
  const { queries } = createQueryClient().getDefaultOptions()
  expect(queries?.staleTime).toBe(5 * MINUTE_MS)
  expect(queries?.gcTime).toBe(10 * MINUTE_MS)
})

test('a look at the page fetches nothing, a network that comes back does, and every 15 minutes (Spec §9 Data cache)', () => {
  const { queries } = createQueryClient().getDefaultOptions()
  expect(queries?.refetchOnWindowFocus).toBe(false)
  expect(queries?.refetchOnReconnect).toBe(true)
  expect(queries?.refetchInterval).toBe(15 * MINUTE_MS)
})

test('a screen that is opened again within the fresh minutes fetches nothing (Spec §9 Data cache)', async () => {
  const client = createQueryClient()
  const fetched = vi.fn(async () => 'menu')
  const open = () => new QueryObserver(client, { queryKey: ['menu'], queryFn: fetched }).subscribe(() => {})
  const leave = open()
  await vi.waitFor(() => expect(client.getQueryData(['menu'])).toBe('menu'))
  leave()
  open()()
  expect(fetched).toHaveBeenCalledTimes(1)
  client.clear()
})

/** A query whose answers are given one by one. */
function askedOf(client: QueryClient) {
  const answers: ((answer: string) => void)[] = []
  const queryFn = () => new Promise<string>((resolve) => answers.push(resolve))
  const open = () => new QueryObserver(client, { queryKey: ['parcels'], queryFn }).subscribe(() => {})
  return { answers, open, shown: () => client.getQueryData(['parcels']) }
}

test('what changes while it is fetched for the first time is fetched again, once', async () => {
  const client = createQueryClient()
  const { answers, open, shown } = askedOf(client)
  open()
  void client.invalidateQueries({ queryKey: ['parcels'] })
  void client.invalidateQueries()
  expect(answers).toHaveLength(1)
  answers[0]?.('none')
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  answers[1]?.('one')
  await vi.waitFor(() => expect(shown()).toBe('one'))
  await vi.waitFor(() => expect(client.isFetching()).toBe(0))
  expect(answers).toHaveLength(2)
  client.clear()
})

test('what changes while it is fetched and nobody looks any more is fetched when it is opened', async () => {
  const client = createQueryClient()
  const { answers, open, shown } = askedOf(client)
  open()()
  void client.invalidateQueries({ queryKey: ['parcels'] })
  answers[0]?.('none')
  await vi.waitFor(() => expect(shown()).toBe('none'))
  await vi.waitFor(() => expect(client.getQueryState(['parcels'])?.isInvalidated).toBe(true))
  open()
  answers[1]?.('one')
  await vi.waitFor(() => expect(shown()).toBe('one'))
  client.clear()
})

test('a failed fetch is tried once more, and not at all where that cannot help (Spec §9 Data cache)', () => {
  const retry = createQueryClient().getDefaultOptions().queries?.retry
  if (typeof retry !== 'function') throw new Error('the cache has no rule for trying again')
  expect([0, 1, 2].map((failures) => retry(failures, new Error('no answer')))).toEqual([true, false, false])
  expect(retry(0, new AppError('order_not_found', 'order_not_found', false))).toBe(false)
})

test('a change is tried once more only if its error mentions the network (Spec §9 Data cache)', () => {
  const retry = createQueryClient().getDefaultOptions().mutations?.retry
  if (typeof retry !== 'function') throw new Error('the cache has no rule for trying again')
  expect([0, 1].map((failures) => retry(failures, new Error('Network request failed')))).toEqual([
    true,
    false,
  ])
  expect(retry(0, new AppError('network', 'network', true))).toBe(true)
  expect(retry(0, new AppError('wallet_too_low', 'wallet_too_low', false))).toBe(false)
})
