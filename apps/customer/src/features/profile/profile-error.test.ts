import { AppError } from '@angadi/data/errors/app-error.ts'
import profile from '@angadi/i18n/locales/en/profile.json' with { type: 'json' }
import { expect, test } from 'vitest'
import { profileError } from './profile-error.ts'

test('a profile that nobody has says "No user found" (Spec §8 Profile update)', () => {
  expect(profileError(new AppError('user_not_found', 'user_not_found', false))).toBe('noUser')
  expect(profileError(new AppError('PGRST116', 'record_not_found', false))).toBe('noUser')
  expect(profile.about.noUser).toBe('No user found')
})

test('what the server says is passed on, otherwise it is "Profile update failed" (Spec §8 Profile update)', () => {
  expect(profileError(new AppError('42501', 'access_denied', false))).toBe('server')
  expect(profileError(new AppError('network', 'network', true))).toBe('server')
  expect(profileError(new AppError('XX000', 'something_wrong', true))).toBe('failed')
  expect(profileError(new TypeError('odd'))).toBe('failed')
  expect(profile.about.failed).toBe('Profile update failed')
})
