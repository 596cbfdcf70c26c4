import type { ReactNode } from 'react'

export interface ChipProps {
  readonly icon?: ReactNode
  readonly children: ReactNode
}

/** A small fact that one reads, such as a cuisine. To be tapped it would be a `FilterChip`. */
export function Chip({ icon, children }: ChipProps) {
  return (
    <span className="inline-flex items-center gap-1.5 rounded-full border border-line bg-surface-raised px-3 py-1 text-sm text-ink-muted [&_svg]:size-4">
      {icon}
      {children}
    </span>
  )
}
