import { ROLES } from '@angadi/domain/roles.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { personIn, personInStored } from './session-person.ts'

const session = {
  access_token: 'a.b.c',
  refresh_token: 'r',
  user: {
    id: '6f1d3c1e-5c0e-4a39-9d53-0f3c1c1f0a11',
    phone: '919000000001',
    email: '',
    app_metadata: { role: 'vendor', roles: ['vendor', 'user', 'emperor'] },
  },
}

test('a stored session tells who it is and which roles it carries (Spec §4 Auth readiness)', () => {
  expect(personInStored(JSON.stringify(session))).toEqual({
    userId: session.user.id,
    phone: '+919000000001',
    email: null,
    claimedRoles: ['vendor', 'user'],
  })
})

test('whatever lies in storage, reading it never throws and never makes up a person (Spec §8)', () => {
  fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => personInStored(text) === undefined))
  expect(personInStored(null)).toBeUndefined()
  expect(personInStored('{"access_token":"x","user":{"id":"not-an-id"}}')).toBeUndefined()
})

test('roles that do not exist are not carried (Spec §6)', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.constantFrom<string>(...ROLES), fc.string(), fc.integer())), (roles) => {
      const person = personIn({ ...session, user: { ...session.user, app_metadata: { roles } } })
      for (const role of person?.claimedRoles ?? []) expect(ROLES).toContain(role)
    }),
  )
})
