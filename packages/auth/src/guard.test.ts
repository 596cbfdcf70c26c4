import { ROLES, type Role } from '@angadi/domain/roles.ts'
import type { RouteGuard } from '@angadi/routes/route.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { askGuard } from './guard.ts'

const roles = fc.uniqueArray(fc.constantFrom<Role>(...ROLES))
const someRoles = fc.uniqueArray(fc.constantFrom<Role>(...ROLES), { minLength: 1 })
const signedIn = { ready: true, signedIn: true }

test('a public route lets everybody in at once, ready or not (Spec §6)', () => {
  expect(askGuard('public', { ready: false, signedIn: false, roles: undefined })).toBe('enter')
})

test('nobody is sent away before it is known who they are (Spec §4 Protected route)', () => {
  expect(askGuard('login', { ready: false, signedIn: false, roles: undefined })).toBe('wait')
  expect(askGuard({ role: 'admin' }, { ...signedIn, roles: undefined })).toBe('wait')
})

test('a stranger signs in first, whatever the guard asks for (Spec §6)', () => {
  const guards: RouteGuard[] = ['login', ...ROLES.map((role) => ({ role }))]
  for (const guard of guards)
    expect(askGuard(guard, { ready: true, signedIn: false, roles: undefined })).toBe('sign_in')
})

test('a login guard lets whoever is signed in enter, with any role (Spec §6)', () => {
  fc.assert(fc.property(roles, (held) => askGuard('login', { ...signedIn, roles: held }) === 'enter'))
})

test('exactly the holders of the role enter (Spec §4 Protected route)', () => {
  fc.assert(
    fc.property(fc.constantFrom(...ROLES), someRoles, (role, held) => {
      const answer = askGuard({ role }, { ...signedIn, roles: held })
      expect(answer).toBe(held.includes(role) ? 'enter' : 'unauthorized')
    }),
  )
})

test('a guard with a list lets in whoever holds any of its roles (Spec §4 Protected route, §6)', () => {
  fc.assert(
    fc.property(someRoles, someRoles, (role, held) => {
      const answer = askGuard({ role }, { ...signedIn, roles: held })
      expect(answer).toBe(held.some((one) => role.includes(one)) ? 'enter' : 'unauthorized')
    }),
  )
})

test('an empty role list passes as a customer, and as nothing else (Spec §4 Auth readiness)', () => {
  for (const role of ROLES)
    expect(askGuard({ role }, { ...signedIn, roles: [] })).toBe(role === 'user' ? 'enter' : 'unauthorized')
})
