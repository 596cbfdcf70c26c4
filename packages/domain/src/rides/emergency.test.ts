import { expect, test } from 'vitest'
import { helpMessage, smsLink } from './emergency.ts'

test('a message for help ends with the place, where it is known (Spec §2 Transport)', () => {
  expect(helpMessage(['I need help.', ''], { lat: 17.4, lng: 78.4 })).toBe(
    'I need help. https://maps.google.com/?q=17.4,78.4',
  )
  expect(helpMessage(['I need help.', 'Auto TS 09 UB 4471.'], undefined)).toBe(
    'I need help. Auto TS 09 UB 4471.',
  )
})

test('the text of an SMS may hold anything', () => {
  expect(smsLink('Help & more?')).toBe('sms:?&body=Help%20%26%20more%3F')
})
