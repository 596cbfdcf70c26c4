import { expect, test } from 'vitest'
import { ROLE_DESTINATIONS } from './role-destinations.ts'

test('each role has its own place (Spec §2 Role-mode switcher)', () => {
  expect(ROLE_DESTINATIONS).toEqual({
    user: '/',
    vendor: '/vendor',
    admin: '/admin',
    delivery: '/delivery-dashboard',
    franchise: '/franchise',
    doctor: '/doctor',
    hospital: '/hospital',
  })
})
