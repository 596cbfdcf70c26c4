import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatPhone, readPhone } from './phone.ts'

test.each([
  ['98490 12345', '+919849012345'],
  ['+91 98490-12345', '+919849012345'],
  ['919849012345', '+919849012345'],
  ['9198490123', '+919198490123'],
])('%s is read as %s (Spec §5 Phone)', (typed, e164) => {
  expect(readPhone(typed)).toEqual({ ok: true, e164 })
})

test.each([
  ['', 'phone_required'],
  ['call me', 'phone_required'],
  ['98490', 'phone_invalid'],
  ['5849012345', 'phone_wrong_start'],
  ['919849012345678', 'phone_invalid'],
])('%s is refused with %s (Spec §5 Messages)', (typed, problem) => {
  expect(readPhone(typed)).toEqual({ ok: false, problem })
})

const nationalNumber = fc
  .tuple(fc.constantFrom('6', '7', '8', '9'), fc.stringMatching(/^\d{9}$/))
  .map((parts) => parts.join(''))

test('whatever is displayed reads back as the same number', () => {
  fc.assert(
    fc.property(nationalNumber, (national) => {
      const e164 = `+91${national}`
      expect(readPhone(formatPhone(e164))).toEqual({ ok: true, e164 })
    }),
  )
})
