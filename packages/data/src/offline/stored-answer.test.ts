import { expect, test } from 'vitest'
import { isStored, isUsable, MOST_AGE_MS, STORED_OFFLINE } from './stored-answer.ts'

const answer = { data: ['menu'], at: 1_000, release: 'r1' }

test('only what is marked as public is kept (Spec §7 service worker)', () => {
  expect(isStored(STORED_OFFLINE)).toBe(true)
  expect(isStored({ meta: undefined })).toBe(false)
})

test('an answer is shown for a week, and by the release that read it (Spec §8 Offline)', () => {
  expect(isUsable(answer, answer.at + MOST_AGE_MS, 'r1')).toBe(true)
  expect(isUsable(answer, answer.at + MOST_AGE_MS + 1, 'r1')).toBe(false)
  expect(isUsable(answer, answer.at, 'r2')).toBe(false)
})
