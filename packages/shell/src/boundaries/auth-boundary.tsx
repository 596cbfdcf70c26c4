import { authPlan } from '@angadi/domain/recovery/retry-plan.ts'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { ClearAndGoHome } from './clear-and-go-home.tsx'
import { FailureScreen } from './failure-screen.tsx'
import { reloadOnce } from './reload-once.ts'
import { type FailureProps, RetryingBoundary } from './retrying-boundary.tsx'
import { useFailureLabels } from './use-failure-labels.ts'

/**
 * Wraps the sign-in screens. Every failure is retried after 1 s times 2 to the power of the retries,
 * up to 3 times; then the page is reloaded, once (Spec §4 Error boundaries).
 */
export function AuthBoundary({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation()
  return (
    <RetryingBoundary
      name="auth"
      plan={authPlan}
      place={pathname}
      screen={AuthFailure}
      onExhausted={() => reloadOnce(pathname)}
    >
      {children}
    </RetryingBoundary>
  )
}

/** The error screen of sign-in; its Go Home clears this browser's storage. */
export function AuthFailure({ kind: _, onHold, ...rest }: FailureProps) {
  const labels = useFailureLabels()
  return (
    <FailureScreen
      {...rest}
      title={labels.authTitle}
      text={labels.authText}
      home={<ClearAndGoHome onAsk={onHold} />}
    />
  )
}
