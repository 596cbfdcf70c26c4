import labels from '@angadi/i18n/locales/en/auth.json'
import { expect, test } from 'vitest'

test('each success has its sentence (Spec §8 Success)', () => {
  expect([labels.code.sent, labels.code.resent]).toEqual(['OTP Sent Successfully', 'OTP Resent'])
  expect([labels.toast.welcome, labels.toast.signedIn, labels.toast.created]).toEqual([
    'Welcome!',
    'Signed in successfully',
    'Account created successfully',
  ])
})

test('each failed assignment has its sentence (Spec §8 Role assignment toasts)', () => {
  expect(labels.toast).toMatchObject({
    roleFailed: 'Role Assignment Failed',
    assignError: 'Assignment Error',
    assignErrorText: 'Failed to assign role. Please try again.',
    adminRequest: 'Admin Role Request',
    adminRequestText: 'Admin access requires approval. Please contact support.',
  })
})
