import { screenPlan } from '@angadi/domain/recovery/retry-plan.ts'
import type { ReactNode } from 'react'
import { useOnline } from '../use-online.ts'
import { RetryingBoundary } from './retrying-boundary.tsx'

export interface ExtraBoundaryProps {
  /** The fallback while it fails; nothing unless given. */
  readonly instead?: ReactNode
  readonly children: ReactNode
}

/**
 * Wraps optional parts of a page, such as toasts and maps, so that their failure affects nothing else. Nobody can retry
 * them, so those that failed without a network are retried once it is back.
 */
export function ExtraBoundary({ instead = null, children }: ExtraBoundaryProps) {
  const isOnline = useOnline()
  return (
    <RetryingBoundary
      name="extra"
      plan={screenPlan}
      place={isOnline ? 'online' : 'offline'}
      instead={instead}
    >
      {children}
    </RetryingBoundary>
  )
}
