import { ROLES, type Role } from '@angadi/domain/roles.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { askGuard } from './guard.ts'

const roles = fc.uniqueArray(fc.constantFrom<Role>(...ROLES))

test('a public route lets everybody in at once, ready or not (Spec §6)', () => {
  expect(askGuard('public', { ready: false, signedIn: false, roles: undefined })).toBe('enter')
})

test('nobody is sent away before it is known who they are (Spec §4 Protected route)', () => {
  expect(askGuard('login', { ready: false, signedIn: false, roles: undefined })).toBe('wait')
  expect(askGuard({ role: 'admin' }, { ready: true, signedIn: true, roles: undefined })).toBe('wait')
})

test('a stranger signs in first, whatever the guard asks for (Spec §6)', () => {
  for (const role of ROLES)
    expect(askGuard({ role }, { ready: true, signedIn: false, roles: undefined })).toBe('sign_in')
})

test('exactly the holders of the role enter (Spec §4 Protected route)', () => {
  fc.assert(
    fc.property(fc.constantFrom(...ROLES), roles, (role, held) => {
      const answer = askGuard({ role }, { ready: true, signedIn: true, roles: held })
      expect(answer).toBe(held.includes(role) ? 'enter' : 'unauthorized')
    }),
  )
})
