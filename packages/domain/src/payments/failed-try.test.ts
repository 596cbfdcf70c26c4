import { expect, test } from 'vitest'
import { failedTryOf } from './failed-try.ts'

test.each([
  ['payment_cancelled', 'cancelled'],
  ['payment_timed_out', 'late'],
  ['insufficient_funds', 'funds'],
  ['incorrect_otp', 'code'],
  ['card_declined', 'declined'],
])('a try that failed for %s is told as %s', (reason, meaning) => {
  expect(failedTryOf(reason)).toBe(meaning)
})

test('a reason that nobody knows, or none, is only told as not gone through', () => {
  expect(['a_new_word', '', null, 'toString'].map(failedTryOf)).toEqual(Array(4).fill('unknown'))
})
