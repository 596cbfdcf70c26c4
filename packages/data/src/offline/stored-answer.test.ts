import { expect, test } from 'vitest'
import {
  isPersonal,
  isStored,
  isUsable,
  MOST_AGE_MS,
  STORED_FOR_OWNER,
  STORED_OFFLINE,
} from './stored-answer.ts'

const answer = { data: ['menu'], at: 1_000, release: 'r1' }

test('only what is marked is kept (Spec §7 service worker)', () => {
  expect(isStored(STORED_OFFLINE)).toBe(true)
  expect(isStored({ meta: undefined })).toBe(false)
  expect(isPersonal(STORED_OFFLINE)).toBe(false)
  expect(isStored(STORED_FOR_OWNER) && isPersonal(STORED_FOR_OWNER)).toBe(true)
})

test('an answer is shown for a week, and by the release that read it (Spec §8 Offline)', () => {
  expect(isUsable(answer, answer.at + MOST_AGE_MS, 'r1', null)).toBe(true)
  expect(isUsable(answer, answer.at + MOST_AGE_MS + 1, 'r1', null)).toBe(false)
  expect(isUsable(answer, answer.at, 'r2', null)).toBe(false)
})

test('what is personal is shown to its owner only, and to no guest (Spec §8 Offline)', () => {
  const own = { ...answer, ownerId: 'ananya' }
  expect(isUsable(own, answer.at, 'r1', 'ananya')).toBe(true)
  expect(isUsable(own, answer.at, 'r1', 'imran')).toBe(false)
  expect(isUsable(own, answer.at, 'r1', null)).toBe(false)
  expect(isUsable(answer, answer.at, 'r1', 'imran')).toBe(true)
})
