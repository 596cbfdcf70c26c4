import { screenPlan } from '@angadi/domain/recovery/retry-plan.ts'
import type { ReactNode } from 'react'
import { RetryingBoundary } from './retrying-boundary.tsx'

export interface ExtraBoundaryProps {
  /** What stands in its place while it fails; nothing unless given. */
  readonly instead?: ReactNode
  readonly children: ReactNode
}

/** Stands around what a page can do without, such as toasts and maps: while that fails, nothing else does. */
export function ExtraBoundary({ instead = null, children }: ExtraBoundaryProps) {
  return (
    <RetryingBoundary name="extra" plan={screenPlan} instead={instead}>
      {children}
    </RetryingBoundary>
  )
}
