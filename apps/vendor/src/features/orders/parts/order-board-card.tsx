import type { LinkSlot } from '@angadi/ui/link-slot/fill-link.ts'
import { StretchedLink } from '@angadi/ui/stretched-link/stretched-link.tsx'
import { Clock } from 'lucide-react'
import type { ReactNode } from 'react'

export interface OrderBoardCardProps {
  readonly orderNumber: string
  /** The items, or the customer. */
  readonly children: ReactNode
  /** How long it has been waiting, such as "12 min". */
  readonly age: string
  /** Whether it has waited too long: shows the age in red. */
  readonly late?: boolean | undefined
  /** `Badge`s. */
  readonly badges?: ReactNode
  /** The router's link to the order. */
  readonly render?: LinkSlot | undefined
  /** The next step, such as a `Button` "Ready". */
  readonly action?: ReactNode
}

/** One order on a board of the vendor console or of the administration. */
export function OrderBoardCard({
  orderNumber,
  children,
  age,
  late = false,
  badges,
  render,
  action,
}: OrderBoardCardProps) {
  return (
    <article className="relative flex flex-col gap-3 rounded-lg border border-line bg-surface-raised p-4 transition-shadow has-[a]:hover:shadow-raised">
      <header className="flex flex-wrap items-center justify-between gap-x-3">
        <h3 className="text-lg font-bold tabular-nums">
          {render ? <StretchedLink render={render}>{orderNumber}</StretchedLink> : orderNumber}
        </h3>
        <span
          className={`inline-flex min-w-0 items-center gap-1 text-sm font-semibold tabular-nums ${late ? 'text-danger-ink' : 'text-ink-muted'}`}
        >
          <Clock aria-hidden className="size-4" />
          {age}
        </span>
      </header>
      <div>{children}</div>
      {badges ? <div className="flex flex-wrap gap-1.5 *:whitespace-normal">{badges}</div> : null}
      {action ? <div className="relative z-raised flex flex-col">{action}</div> : null}
    </article>
  )
}
