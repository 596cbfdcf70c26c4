import { AppLink } from '@angadi/shell/app-link.tsx'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

export interface QuickRowProps {
  /** Where it leads; without it the row is a button. */
  readonly to?: string | undefined
  readonly icon: LucideIcon
  readonly onClick?: (() => void) | undefined
  readonly children: ReactNode
}

const LOOK = 'flex min-h-12 w-full items-center gap-3 rounded-md px-3 text-left hover:bg-surface-sunken'

/** One row of what stands below the empty search. */
export function QuickRow({ to, icon: Icon, onClick, children }: QuickRowProps) {
  const content = (
    <>
      <Icon aria-hidden className="size-5 shrink-0 text-ink-muted" />
      <span className="min-w-0">{children}</span>
    </>
  )
  if (to === undefined)
    return (
      <button type="button" onClick={onClick} className={LOOK}>
        {content}
      </button>
    )
  return (
    <AppLink to={to} onClick={onClick} className={LOOK}>
      {content}
    </AppLink>
  )
}
