import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'
import { PASSWORD_MIN_LENGTH, passwordProblem, passwordStrength } from './password.ts'

test('a password has at least 6 letters (Spec §9 Login)', () => {
  expect(PASSWORD_MIN_LENGTH).toBe(6)
  expect(passwordProblem('')).toBe('password_required')
  expect(passwordProblem('12345')).toBe('password_short')
  expect(passwordProblem('123456')).toBeUndefined()
})

test('a password longer than the service keeps is refused instead of cut', () => {
  expect(passwordProblem('a'.repeat(72))).toBeUndefined()
  expect(passwordProblem('a'.repeat(73))).toBe('password_long')
  expect(passwordProblem('అ'.repeat(25))).toBe('password_long')
})

test('the hint rises with length and kinds of letters (Decisions, Password minimum 6)', () => {
  expect(passwordStrength('abcdefgh')).toBe('weak')
  expect(passwordStrength('11111111111111')).toBe('weak')
  expect(passwordStrength('biryani7')).toBe('fair')
  expect(passwordStrength('correct horse battery')).toBe('strong')
})

test('another letter never makes a password weaker', () => {
  const rank = { weak: 0, fair: 1, strong: 2 }
  fc.assert(
    fc.property(fc.string(), fc.string({ minLength: 1, maxLength: 1 }), (password, letter) => {
      expect(rank[passwordStrength(password + letter)]).toBeGreaterThanOrEqual(
        rank[passwordStrength(password)],
      )
    }),
  )
})

test('the most common passwords are known, in any case (Decisions, Password minimum 6)', () => {
  for (const common of ['123456', 'Password123', 'QWERTY', 'sairam123', 'angadi@123'])
    expect(isCommonPassword(common)).toBe(true)
  expect(isCommonPassword('ten quiet peacocks')).toBe(false)
})
