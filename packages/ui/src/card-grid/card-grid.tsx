import type { ReactNode } from 'react'

export interface CardGridProps {
  readonly children: ReactNode
}

/** Cards in one column on phones, in up to four on wider screens. */
export function CardGrid({ children }: CardGridProps) {
  return (
    <div className="grid grid-cols-1 gap-x-6 gap-y-7 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
      {children}
    </div>
  )
}
