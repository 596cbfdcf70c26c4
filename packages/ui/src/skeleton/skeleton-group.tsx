import type { ReactNode } from 'react'

export interface SkeletonGroupProps {
  /** Announced once to screen readers, such as "Loading restaurants". */
  readonly label: string
  readonly children: ReactNode
}

/** Tells assistive technology once that the content inside is loading. */
export function SkeletonGroup({ label, children }: SkeletonGroupProps) {
  return (
    <div role="status" aria-busy>
      <span className="sr-only">{label}</span>
      {children}
    </div>
  )
}
