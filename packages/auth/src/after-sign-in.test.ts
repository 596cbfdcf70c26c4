import { ROLES, type Role } from '@angadi/domain/roles.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { afterSignIn, OFFERED_ROLES } from './after-sign-in.ts'

const someRoles = fc.uniqueArray(fc.constantFrom<Role>(...ROLES))

test('whoever is only a customer is asked for a role the first time (Spec §4 After sign-in)', () => {
  expect(afterSignIn({ roles: ['user'], answered: false, chosen: null, isShopping: false })).toEqual({
    kind: 'ask',
  })
  expect(afterSignIn({ roles: [], answered: false, chosen: null, isShopping: false })).toEqual({
    kind: 'ask',
  })
})

test('whoever signs in to buy is not asked what they came for, and not taken to have answered (Spec §4 After sign-in)', () => {
  const arrival = { roles: ['user'], answered: false, chosen: null, isShopping: true } as const
  expect(afterSignIn(arrival)).toEqual({ kind: 'done', first: false })
  expect(afterSignIn({ ...arrival, chosen: 'vendor' }).kind).toBe('apply')
})

test('a customer who has answered once is never asked again (Spec §4 After sign-in)', () => {
  expect(afterSignIn({ roles: ['user'], answered: true, chosen: null, isShopping: false })).toEqual({
    kind: 'done',
    first: false,
  })
})

test('whoever holds more than the customer role goes on at once (Spec §4 After sign-in)', () => {
  fc.assert(
    fc.property(
      someRoles.filter((roles) => roles.some((role) => role !== 'user')),
      fc.boolean(),
      (roles, answered) => {
        expect(afterSignIn({ roles, answered, chosen: null, isShopping: false })).toEqual({
          kind: 'done',
          first: false,
        })
      },
    ),
  )
})

test('choosing customer completes at once (Spec §4 After sign-in)', () => {
  expect(afterSignIn({ roles: ['user'], answered: false, chosen: 'user', isShopping: false })).toEqual({
    kind: 'done',
    first: true,
  })
})

test('whoever lacks vendor or delivery applies for it (Spec §4 After sign-in)', () => {
  expect(afterSignIn({ roles: ['user'], answered: false, chosen: 'vendor', isShopping: false })).toEqual({
    kind: 'apply',
    role: 'vendor',
  })
  expect(
    afterSignIn({ roles: ['user', 'vendor'], answered: true, chosen: 'delivery', isShopping: false }),
  ).toEqual({
    kind: 'apply',
    role: 'delivery',
  })
  expect(
    afterSignIn({ roles: ['user', 'vendor'], answered: true, chosen: 'vendor', isShopping: false }).kind,
  ).toBe('done')
})

test('administrator is refused to everybody who is none (Spec §4 After sign-in)', () => {
  fc.assert(
    fc.property(someRoles, fc.boolean(), (roles, answered) => {
      const { kind } = afterSignIn({ roles, answered, chosen: 'admin', isShopping: false })
      expect(kind === 'refuse_admin').toBe(!roles.includes('admin'))
    }),
  )
})

test('a customer visit with the number of a business is told of it (Spec §2 Sign-in screens)', () => {
  expect(
    afterSignIn({ roles: ['user', 'vendor'], answered: true, chosen: 'user', isShopping: false }),
  ).toEqual({
    kind: 'business',
    role: 'vendor',
  })
  expect(
    afterSignIn({ roles: ['user', 'delivery'], answered: true, chosen: 'user', isShopping: false }).kind,
  ).toBe('done')
})

test('nobody applies to be an administrator by choosing (Spec §6)', () => {
  fc.assert(
    fc.property(
      someRoles,
      fc.boolean(),
      fc.constantFrom(null, ...OFFERED_ROLES),
      (roles, answered, chosen) => {
        const next = afterSignIn({ roles, answered, chosen, isShopping: false })
        if (next.kind === 'apply') expect(['vendor', 'delivery']).toContain(next.role)
      },
    ),
  )
})
