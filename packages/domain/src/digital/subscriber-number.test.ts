import { expect, test } from 'vitest'
import { maskedNumber, readSubscriberNumber } from './subscriber-number.ts'

test.each([
  ['98490 12345', '9849012345'],
  ['+91-98490-12345', '9849012345'],
  ['919849012345', '9849012345'],
  ['5849012345', undefined],
  ['984901234', undefined],
  ['', undefined],
  ['9'.repeat(41), undefined],
])('%s of a mobile is %s (Spec §5 Phone)', (typed, number) => {
  expect(readSubscriberNumber(typed, 'mobile_prepaid')).toBe(number)
})

test('a dish connection has 8 to 12 digits', () => {
  expect(readSubscriberNumber('1012 345678', 'dth')).toBe('1012345678')
  expect(readSubscriberNumber('1234567', 'dth')).toBeUndefined()
  expect(readSubscriberNumber('1234567890123', 'dth')).toBeUndefined()
})

test('lists show the last four digits', () => {
  expect(maskedNumber('9849012345')).toBe('••••2345')
  expect(maskedNumber('123')).toBe('••••')
})
