import type { ReactNode } from 'react'

export interface RailProps {
  readonly label?: string | undefined
  /** `li`s of a fixed width that do not shrink. */
  readonly children: ReactNode
  /** Classes for wide screens, such as a grid instead of the rail. */
  readonly className?: string | undefined
}

/** A row of cards that scrolls sideways up to the screen's edges, each card beginning at the margin. */
export function Rail({ label, children, className = '' }: RailProps) {
  return (
    <ul
      aria-label={label}
      className={`-mx-4 flex snap-x scroll-px-4 gap-3 overflow-x-auto px-4 pb-1 [scrollbar-width:none] md:mx-0 md:scroll-px-0 md:gap-4 md:px-0 ${className}`}
    >
      {children}
    </ul>
  )
}
