import fc from 'fast-check'
import { expect, test } from 'vitest'
import { emailProblem, tidyEmail } from './email.ts'

test('an empty address is told apart from a wrong one (Spec §5 Email login)', () => {
  expect(emailProblem('  ')).toBe('email_required')
  expect(emailProblem('ananya')).toBe('email_invalid')
})

test.each(['ananya@example.com', ' a.b+c@mail.example.in ', "o'neil@example.co"])(
  '%s is an address',
  (typed) => {
    expect(emailProblem(typed)).toBeUndefined()
  },
)

test.each(['a@b', 'a@@b.in', 'a b@c.in', '@c.in', 'a@.in', 'a@c..in', `${'a'.repeat(250)}@c.in`])(
  '%s is no address',
  (typed) => {
    expect(emailProblem(typed)).toBe('email_invalid')
  },
)

test('every address that a standard builds is accepted', () => {
  fc.assert(
    fc.property(fc.emailAddress(), (address) => {
      expect(emailProblem(` ${address} `)).toBeUndefined()
      expect(tidyEmail(` ${address} `)).toBe(address)
    }),
  )
})
