import { screenPlan } from '@angadi/domain/recovery/retry-plan.ts'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { FailureScreen } from './failure-screen.tsx'
import { HomeLink } from './home-link.tsx'
import { type FailureProps, RetryingBoundary } from './retrying-boundary.tsx'
import { useFailureLabels } from './use-failure-labels.ts'

export interface ScreenBoundaryProps {
  /** How often it may be retried; 3 times, and 2 times on the recovery page (Spec §9 Forms). */
  readonly most?: number
  readonly children: ReactNode
}

/**
 * Wraps one screen, inside the layout, so that the navigation stays. Only parts that did not load and a lost network
 * are retried, up to 3 times, after 2 to the power of the retries in seconds (Spec §4 Error boundaries). A new path
 * resets it.
 */
export function ScreenBoundary({ children, ...rest }: ScreenBoundaryProps) {
  const { pathname } = useLocation()
  return (
    <RetryingBoundary {...rest} name="screen" plan={screenPlan} place={pathname} screen={ScreenFailure}>
      {children}
    </RetryingBoundary>
  )
}

/** The error screen of one screen. */
export function ScreenFailure({ kind, onHold: _, ...rest }: FailureProps) {
  const labels = useFailureLabels()
  return (
    <FailureScreen
      {...rest}
      title={labels.broken}
      text={kind === 'other' ? labels.unexpected : labels.loading}
      home={<HomeLink />}
    />
  )
}
