import { expect, test } from 'vitest'
import { wholeNumber } from './whole-number.ts'

test('who checks a recharge reads every digit', () => {
  expect(wholeNumber('9849012345')).toBe('98490 12345')
  expect(wholeNumber('103456789')).toBe('103456789')
})
