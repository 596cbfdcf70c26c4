import { isAuthPath } from '@angadi/domain/recovery/incident.ts'
import { RECOVERY_PAGE_RETRIES } from '@angadi/domain/recovery/retry-plan.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import type { ReactNode } from 'react'
import { AuthBoundary } from './auth-boundary.tsx'
import { ScreenBoundary } from './screen-boundary.tsx'

export interface RouteBoundaryProps {
  /** The path that is shown, or its pattern. */
  readonly path: string
  readonly children: ReactNode
}

/** The boundary of a route's screen: that of sign-in, or that of screens (Spec §4 Error boundaries). */
export function RouteBoundary({ path, children }: RouteBoundaryProps) {
  // The recovery page must not use the boundary that leads to it.
  if (path === pathTo('authRecovery'))
    return <ScreenBoundary most={RECOVERY_PAGE_RETRIES}>{children}</ScreenBoundary>
  return isAuthPath(path) ? (
    <AuthBoundary>{children}</AuthBoundary>
  ) : (
    <ScreenBoundary>{children}</ScreenBoundary>
  )
}
