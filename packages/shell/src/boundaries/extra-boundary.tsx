import { screenPlan } from '@angadi/domain/recovery/retry-plan.ts'
import type { ReactNode } from 'react'
import { RetryingBoundary } from './retrying-boundary.tsx'

export interface ExtraBoundaryProps {
  /** The fallback while it fails; nothing unless given. */
  readonly instead?: ReactNode
  readonly children: ReactNode
}

/** Wraps optional parts of a page, such as toasts and maps, so that their failure affects nothing else. */
export function ExtraBoundary({ instead = null, children }: ExtraBoundaryProps) {
  return (
    <RetryingBoundary name="extra" plan={screenPlan} instead={instead}>
      {children}
    </RetryingBoundary>
  )
}
