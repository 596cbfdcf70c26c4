import { expect, test } from 'vitest'
import { resendWait } from './resend-wait.ts'

test('the wait before the next code doubles from 30 to 120 seconds (Decisions, Resend countdown)', () => {
  expect([1, 2, 3, 4, 9].map(resendWait)).toEqual([30, 60, 120, 120, 120])
})
