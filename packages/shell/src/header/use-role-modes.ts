import { ROLE_DESTINATIONS } from '@angadi/auth/role-destinations.ts'
import { useSession } from '@angadi/data/session/session-store.ts'
import { ROLES, type Role } from '@angadi/domain/roles.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { matchRoute } from '@angadi/routes/match-route.ts'
import type { App } from '@angadi/routes/route.ts'
import { useLocation } from 'react-router-dom'
import { thisApp } from '../this-app.ts'

/** A role to switch to, for users with several roles. */
export interface RoleMode {
  readonly role: Role
  /** Such as "Vendor". */
  readonly name: string
  /** What the role is for, such as "Manage your business". */
  readonly text: string
  readonly to: string
  readonly isCurrent: boolean
}

const ROLE_OF_APP: Readonly<Record<Exclude<App, 'clinic'>, Role>> = {
  customer: 'user',
  vendor: 'vendor',
  delivery: 'delivery',
  admin: 'admin',
  franchise: 'franchise',
}

/** The role that this page belongs to. */
export function useRoleHere(): Role {
  const { pathname } = useLocation()
  const app = thisApp()
  if (app !== 'clinic') return ROLE_OF_APP[app]
  return matchRoute(pathname)?.route.name === 'hospital' ? 'hospital' : 'doctor'
}

/**
 * The roles to switch between: only for users with more than one in the app metadata, none otherwise
 * (Spec §2 Role-mode switcher).
 */
export function useRoleModes(): readonly RoleMode[] {
  const { t } = useTranslation('shell')
  const held = useSession(({ claimedRoles }) => claimedRoles)
  const here = useRoleHere()
  if (held.length < 2) return []
  return ROLES.filter((role) => held.includes(role)).map((role) => ({
    role,
    name: t(`roles.${role}`),
    text: t(`roles.${role}Text`),
    to: ROLE_DESTINATIONS[role],
    isCurrent: role === here,
  }))
}
