import type { ReactNode } from 'react'
import { AddressIcon, type AddressKind } from './address-icon.tsx'

export interface AddressCardProps {
  readonly kind: AddressKind
  readonly title: string
  /** The address in one line. */
  readonly line: string
  /** A `Badge`, such as "Default". */
  readonly badge?: ReactNode
  /** A small `Button` or a `Menu`. */
  readonly action?: ReactNode
  /** Why it is not possible to deliver here, such as "Outside the delivery area". */
  readonly problem?: string | undefined
}

/** One address with its badge and action. */
export function AddressCard({ kind, title, line, badge, action, problem }: AddressCardProps) {
  return (
    <div className="flex items-start gap-3.5 rounded-lg border border-line bg-surface-raised p-4">
      <span className="mt-0.5 shrink-0 text-ink-muted [&_svg]:size-6">
        <AddressIcon kind={kind} />
      </span>
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {title}
          {badge}
        </p>
        <p className="text-sm text-ink-muted">{line}</p>
        {problem ? <p className="mt-1 text-sm font-medium text-danger-ink">{problem}</p> : null}
      </div>
      {action ? <div className="-my-2 -mr-2 shrink-0">{action}</div> : null}
    </div>
  )
}
