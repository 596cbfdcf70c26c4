import { InfiniteQueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { createQueryClient } from '../query-client.ts'
import { vendorItemsOptions } from './items.ts'
import { refreshItems } from './list-cache.ts'

test('a list whose first page was read before a change is read again', async () => {
  const queryClient = createQueryClient()
  const answers: ((page: readonly never[]) => void)[] = []
  const options = vendorItemsOptions('vendor', { search: 'dosa', section: undefined, state: undefined })
  const list = new InfiniteQueryObserver(queryClient, {
    ...options,
    queryFn: () => new Promise<readonly never[]>((resolve) => answers.push(resolve)),
  })
  const leave = list.subscribe(() => {})
  expect(answers).toHaveLength(1)
  refreshItems(queryClient, 'vendor')
  answers[0]?.([])
  await expect.poll(() => answers.length).toBe(2)
  leave()
  queryClient.clear()
})
