import { expect, test } from 'vitest'
import { JoinLimit, MAX_CHANNELS, MAX_JOINS_PER_SECOND } from './join-limit.ts'

test('a socket that holds a hundred channels gets no other', () => {
  const limit = new JoinLimit(() => 0)
  expect(limit.refusal(MAX_CHANNELS - 1)).toBeUndefined()
  expect(limit.refusal(MAX_CHANNELS)).toContain('ChannelRateLimitReached')
})

test('a socket that joins and leaves without end waits for the next second', () => {
  let now = 0
  const limit = new JoinLimit(() => now)
  for (let join = 0; join < MAX_JOINS_PER_SECOND; join++) expect(limit.refusal(0)).toBeUndefined()
  expect(limit.refusal(0)).toContain('ClientJoinRateLimitReached')
  now = 1000
  expect(limit.refusal(0)).toBeUndefined()
})
