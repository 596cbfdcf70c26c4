import type { ReactNode } from 'react'

export interface CardGridProps {
  readonly children: ReactNode
}

/** Cards below each other on a phone, side by side as far as they fit on a desktop. */
export function CardGrid({ children }: CardGridProps) {
  return (
    <div className="grid grid-cols-1 gap-x-6 gap-y-7 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
      {children}
    </div>
  )
}
