import type { DayState } from '@angadi/domain/subscriptions/day-state.ts'
import { Check, Minus, Pause, Truck, Undo2, X } from 'lucide-react'
import type { ReactNode } from 'react'

const LOOKS: Readonly<Record<DayState, { readonly ground: string; readonly icon: ReactNode }>> = {
  missed: { ground: 'bg-danger-soft text-danger-ink', icon: <X aria-hidden /> },
  refunded: { ground: 'bg-warning-soft text-warning-ink', icon: <Undo2 aria-hidden /> },
  due: { ground: 'bg-action text-on-action', icon: <Truck aria-hidden /> },
  delivered: { ground: 'bg-success-soft text-success-ink', icon: <Check aria-hidden /> },
  planned: { ground: 'bg-action-soft text-action-ink', icon: null },
  skipped: { ground: 'bg-surface-sunken text-ink-muted', icon: <Minus aria-hidden /> },
  paused: { ground: 'bg-surface-sunken text-ink-muted', icon: <Pause aria-hidden /> },
  none: { ground: '', icon: null },
}

export interface DayMarkProps {
  readonly state: DayState
  /** Shown for a day that is to come. */
  readonly pieces?: number
}

/** The sign of a day's state: its icon, or how many pieces are to come. */
export function DayMark({ state, pieces = 0 }: DayMarkProps) {
  const { ground, icon } = LOOKS[state]
  return (
    <span
      aria-hidden
      className={`grid h-6 min-w-6 place-items-center rounded-full px-1 text-xs font-semibold tabular-nums [&_svg]:size-4 ${ground}`}
    >
      {icon ?? (state === 'planned' ? pieces : null)}
    </span>
  )
}
