import type { Tone } from '@angadi/ui/badge/badge.tsx'
import { type ReactNode, useId } from 'react'

export interface OrderBoardColumnProps {
  readonly title: string
  /** The number of orders, as text. */
  readonly count: string
  readonly tone?: Exclude<Tone, 'neutral'> | undefined
  /** Shown when there is no card, such as "Nothing to cook". */
  readonly emptyText: string
  /** `OrderBoardCard`s. */
  readonly children?: ReactNode
  readonly empty: boolean
}

const bars = {
  action: 'bg-action',
  accent: 'bg-accent',
  success: 'bg-success',
  warning: 'bg-warning',
  danger: 'bg-danger',
} as const

/** One stage of the board. */
export function OrderBoardColumn({
  title,
  count,
  tone = 'action',
  emptyText,
  children,
  empty,
}: OrderBoardColumnProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="flex min-w-0 flex-col gap-3 md:rounded-lg md:bg-surface-sunken/60 md:p-3"
    >
      <header className="flex items-center gap-2.5 px-1">
        <span aria-hidden className={`h-5 w-1.5 rounded-full ${bars[tone]}`} />
        <h2 id={id} className="text-lg font-bold">
          {title}
        </h2>
        <span className="text-lg text-ink-muted tabular-nums">{count}</span>
      </header>
      {empty ? <p className="px-1 py-6 text-center text-ink-muted">{emptyText}</p> : children}
    </section>
  )
}
