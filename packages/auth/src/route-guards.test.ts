import { ROLES, type Role } from '@angadi/domain/roles.ts'
import { routes } from '@angadi/routes/manifest.ts'
import type { Route } from '@angadi/routes/route.ts'
import { describe, expect, test } from 'vitest'
import { askGuard, neededRoles } from './guard.ts'
import { neededRolesIn, originIn, signInPath, unauthorizedPath } from './origin.ts'

/** All sets of roles that a user may hold. */
const roleSets: readonly (readonly Role[])[] = Array.from({ length: 2 ** ROLES.length }, (_, bits) =>
  ROLES.filter((_role, index) => Math.floor(bits / 2 ** index) % 2 === 1),
)
const screens = routes.filter(({ redirectTo }) => redirectTo === undefined)
const guarded = screens.filter(({ guard }) => guard !== 'public')

/** A concrete address of a route, with a query. */
function addressOf({ path }: Route): string {
  return `${path.replace(/:\w+/g, 'example')}?tab=2&from=test`
}

const searchOf = (path: string) => path.slice(path.indexOf('?'))

describe('every route of the manifest (Spec §6)', () => {
  test.each(screens)('$path lets in whom its guard names, whatever roles they hold', ({ guard }) => {
    for (const roles of roleSets) {
      const held = roles.length === 0 ? (['user'] as const) : roles
      const mayEnter = typeof guard === 'string' || neededRoles(guard).some((role) => held.includes(role))
      const answer = askGuard(guard, { ready: true, signedIn: true, roles })
      expect(answer, `held: ${roles.join(', ')}`).toBe(mayEnter ? 'enter' : 'unauthorized')
    }
  })

  test.each(guarded)('$path sends a stranger to sign in, and knows the way back', (route) => {
    const stranger = { ready: true, signedIn: false, roles: undefined }
    expect(askGuard(route.guard, stranger)).toBe('sign_in')
    const path = signInPath(addressOf(route))
    expect(path).toMatch(/^\/auth\?/)
    expect(originIn(searchOf(path))).toBe(addressOf(route))
  })

  test.each(guarded)('$path sends nobody away before it is known who they are', ({ guard }) => {
    expect(askGuard(guard, { ready: false, signedIn: false, roles: undefined })).toBe('wait')
    if (neededRoles(guard).length > 0)
      expect(askGuard(guard, { ready: true, signedIn: true, roles: undefined })).toBe('wait')
  })

  test.each(guarded.filter(({ guard }) => neededRoles(guard).length > 0))(
    '$path names its roles to whom it refuses, and lets them back in later',
    (route) => {
      const path = unauthorizedPath(neededRoles(route.guard), addressOf(route))
      expect(path).toMatch(/^\/unauthorized\?/)
      expect(neededRolesIn(searchOf(path))).toEqual(neededRoles(route.guard))
      expect(originIn(searchOf(path))).toBe(addressOf(route))
    },
  )

  test('what is public is open to strangers at once', () => {
    for (const { guard, path } of screens.filter((route) => route.guard === 'public'))
      expect(askGuard(guard, { ready: false, signedIn: false, roles: undefined }), path).toBe('enter')
  })
})
