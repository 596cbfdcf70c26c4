import type { ReactNode } from 'react'

/**
 * The main action of a step, within reach of the thumb: above the navigation on phones, in the flow on wider screens.
 */
export function StepAction({ children }: { readonly children: ReactNode }) {
  return (
    <div className="flex flex-col gap-1 max-md:sticky max-md:bottom-[calc(var(--spacing-nav-room)+0.75rem)] max-md:z-raised max-md:rounded-md max-md:bg-surface-raised max-md:shadow-floating">
      {children}
    </div>
  )
}
