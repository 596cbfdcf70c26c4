import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isRole, PRIMARY_ROLE_ORDER, primaryRole, REDIRECT_ROLE_ORDER, ROLES, redirectRole } from './roles.ts'

const held = fc.uniqueArray(fc.constantFrom(...ROLES))

test('the primary role is the first of admin, vendor, delivery, franchise, doctor, hospital, otherwise user (Spec §4 Auth readiness; Decisions, Primary role)', () => {
  const order = ['admin', 'vendor', 'delivery', 'franchise', 'doctor', 'hospital', 'user'] as const
  expect(PRIMARY_ROLE_ORDER).toEqual(order)
  fc.assert(
    fc.property(held, (roles) => {
      expect(primaryRole(roles)).toBe(order.find((role) => roles.includes(role)) ?? 'user')
    }),
  )
})

test('the redirect goes by admin, franchise, hospital, vendor, doctor, delivery, user (Spec §4 Dashboard redirect; Decisions, Dashboard redirect)', () => {
  const order = ['admin', 'franchise', 'hospital', 'vendor', 'doctor', 'delivery', 'user'] as const
  expect(REDIRECT_ROLE_ORDER).toEqual(order)
  fc.assert(
    fc.property(held, (roles) => {
      expect(redirectRole(roles)).toBe(order.find((role) => roles.includes(role)) ?? 'user')
    }),
  )
})

test('there are these seven roles and no others (Spec §6)', () => {
  expect(ROLES).toEqual(['user', 'vendor', 'delivery', 'admin', 'franchise', 'doctor', 'hospital'])
  fc.assert(fc.property(fc.string(), (text) => isRole(text) === ROLES.some((role) => role === text)))
})
