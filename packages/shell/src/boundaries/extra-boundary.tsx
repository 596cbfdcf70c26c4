import { screenPlan } from '@angadi/domain/recovery/retry-plan.ts'
import type { ReactNode } from 'react'
import { RetryingBoundary } from './retrying-boundary.tsx'

/** Stands around what a page can do without, such as toasts: while that fails it is missing, and nothing else is. */
export function ExtraBoundary({ children }: { readonly children: ReactNode }) {
  return (
    <RetryingBoundary name="extra" plan={screenPlan} screen={Nothing}>
      {children}
    </RetryingBoundary>
  )
}

function Nothing() {
  return null
}
