import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { vendorItemsOptions } from './items.ts'
import { refreshItems } from './list-cache.ts'

test('a list whose first page was read before a change is read again', async () => {
  const queryClient = new QueryClient()
  const answers: ((page: readonly never[]) => void)[] = []
  const options = vendorItemsOptions('vendor', { search: 'dosa', section: undefined, state: undefined })
  const list = new InfiniteQueryObserver(queryClient, {
    ...options,
    queryFn: () => new Promise<readonly never[]>((resolve) => answers.push(resolve)),
  })
  const leave = list.subscribe(() => {})
  expect(answers).toHaveLength(1)
  refreshItems(queryClient, 'vendor')
  await expect.poll(() => answers.length).toBe(2)
  answers[0]?.([])
  expect(queryClient.getQueryData(options.queryKey), 'the old answer comes too late').toBeUndefined()
  answers[1]?.([])
  await expect.poll(() => list.getCurrentResult().isSuccess).toBe(true)
  leave()
  queryClient.clear()
})
