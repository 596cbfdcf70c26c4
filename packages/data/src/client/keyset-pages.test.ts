import { QueryClient } from '@tanstack/react-query'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { keysetPages } from './keyset-pages.ts'

test('page after page reads every row once, in order, and then stops', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(30), fc.integer({ min: 1, max: 7 }), async (count, size) => {
      const stored = Array.from({ length: count }, (_, n) => n)
      const options = keysetPages(size, (after: number | undefined) =>
        Promise.resolve(stored.filter((row) => after === undefined || row > after).slice(0, size)),
      )
      const data = await new QueryClient().fetchInfiniteQuery({
        ...options,
        queryKey: ['rows'],
        pages: count + 2,
      })
      expect(options.select(data)).toEqual(stored)
    }),
    { numRuns: 30 },
  )
})
