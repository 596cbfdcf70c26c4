import { expect, test } from 'vitest'
import { timed } from './timed.ts'

function clock(...times: readonly number[]): () => number {
  const left = [...times]
  return () => left.shift() ?? 0
}

test('a look at a service brings how long the answer took (Spec §4 Service health)', async () => {
  expect(await timed(async () => 'here', clock(100, 2200.4))).toBe(2100)
})

test('a service that fails brings no time (Spec §8 Health)', async () => {
  const failing = () => Promise.reject(new Error('gone'))
  expect(await timed(failing, clock(0, 5))).toBeUndefined()
})
