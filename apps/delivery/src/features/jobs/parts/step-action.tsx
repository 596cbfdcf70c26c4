import type { ReactNode } from 'react'

const ABOVE_NAVIGATION =
  'max-md:sticky max-md:bottom-[calc(var(--spacing-nav-room)+0.75rem)] max-md:z-raised max-md:rounded-md max-md:bg-surface-raised max-md:shadow-floating'

export interface StepActionProps {
  /** The main action; without one the help stands alone. */
  readonly children?: ReactNode
  /** The button for help and SOS, beside it. */
  readonly help: ReactNode
  /** Whether it stays where it is, under the main action of another card, instead of above the navigation. */
  readonly isInFlow?: boolean
}

/**
 * The main action of a step with help beside it, within reach of the thumb: above the navigation on phones, in the flow on
 * wider screens.
 */
export function StepAction({ children, help, isInFlow = false }: StepActionProps) {
  return (
    <div className={`flex gap-2 ${isInFlow ? '' : ABOVE_NAVIGATION}`}>
      {children ? <div className="min-w-0 flex-1">{children}</div> : null}
      {help}
    </div>
  )
}
