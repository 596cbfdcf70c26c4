import { AppLink } from '@angadi/shell/app-link.tsx'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

export interface QuickRowProps {
  readonly to: string
  readonly icon: LucideIcon
  readonly onClick?: () => void
  readonly children: ReactNode
}

/** One row of what stands below the empty search. */
export function QuickRow({ to, icon: Icon, onClick, children }: QuickRowProps) {
  return (
    <AppLink
      to={to}
      onClick={onClick}
      className="flex min-h-12 items-center gap-3 rounded-md px-3 hover:bg-surface-sunken"
    >
      <Icon aria-hidden className="size-5 shrink-0 text-ink-muted" />
      <span className="min-w-0">{children}</span>
    </AppLink>
  )
}
