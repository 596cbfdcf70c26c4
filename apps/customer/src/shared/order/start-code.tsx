import { KeyRound } from 'lucide-react'
import type { ReactNode } from 'react'

export interface StartCodeProps {
  readonly code: string
  readonly title: string
  /** The code as it is read out, digit by digit. */
  readonly spoken: string
  /** What to do with it. */
  readonly children?: ReactNode
}

/** The code that begins a visit or a ride, large enough to read out. */
export function StartCode({ code, title, spoken, children }: StartCodeProps) {
  return (
    <section className="flex flex-col gap-1 rounded-xl bg-accent-soft px-4 py-3 text-accent-ink">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 className="flex items-center gap-2 font-bold">
          <KeyRound aria-hidden className="size-5 shrink-0" />
          {title}
        </h2>
        <p className="text-3xl font-bold tracking-[0.2em] tabular-nums">
          <span className="sr-only">{spoken}</span>
          <span aria-hidden>{code}</span>
        </p>
      </div>
      {children ? <p className="text-sm">{children}</p> : null}
    </section>
  )
}
