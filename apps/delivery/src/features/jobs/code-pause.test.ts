import { expect, test } from 'vitest'
import { pauseOffsetMs } from './code-pause.ts'

const now = Date.parse('2026-11-21T14:00:00Z')
const secondsLeft = (retryAt: string, isFresh: boolean) =>
  (Date.parse(retryAt) - pauseOffsetMs(retryAt, isFresh, now) - now) / 1000

test('a pause that begins now lasts a minute, however wrong the clock of the phone is', () => {
  for (const retryAt of ['2026-11-21T14:01:00Z', '2026-11-21T14:07:30Z', '2026-11-21T13:20:00Z'])
    expect(secondsLeft(retryAt, true)).toBe(60)
})

test('an older pause goes by the clock of the phone where that can be right', () => {
  expect(secondsLeft('2026-11-21T14:00:25Z', false)).toBe(25)
})

test('an older pause is never over already, nor longer than a minute', () => {
  expect(secondsLeft('2026-11-21T13:59:00Z', false)).toBe(60)
  expect(secondsLeft('2026-11-21T14:05:00Z', false)).toBe(60)
})
