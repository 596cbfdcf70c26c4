import { QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { createQueryClient } from '../query-client.ts'
import { takeOver } from './take-over.ts'

/** A list on screen whose fetches the test answers. */
function list() {
  const queryClient = createQueryClient()
  const answers: ((list: readonly string[]) => void)[] = []
  const queryKey = ['list']
  const observer = new QueryObserver(queryClient, {
    queryKey,
    queryFn: () => new Promise<readonly string[]>((resolve) => answers.push(resolve)),
  })
  observer.subscribe(() => {})
  const hear = (row: string) =>
    takeOver<readonly string[]>(queryClient, queryKey, (before) => [row, ...before])
  return { answers, hear, shown: () => queryClient.getQueryData(queryKey) }
}

test('what an event carries is shown without a fetch', async () => {
  const { answers, hear, shown } = list()
  answers[0]?.(['one'])
  await expect.poll(shown).toEqual(['one'])
  hear('two')
  expect(shown()).toEqual(['two', 'one'])
  expect(answers).toHaveLength(1)
})

test('an event that comes while a list is fetched for the first time is not lost', async () => {
  const { answers, hear, shown } = list()
  hear('two')
  answers[0]?.(['one'])
  await expect.poll(() => answers.length).toBe(2)
  answers[1]?.(['two', 'one'])
  await expect.poll(shown).toEqual(['two', 'one'])
})
