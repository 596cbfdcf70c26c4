import { Price } from '@angadi/ui/price/price.tsx'
import type { ReactNode } from 'react'

export interface EarningsPart {
  readonly key: string
  readonly label: string
  readonly paise: number
}

export interface EarningsSummaryProps {
  /** Such as "Earned today". */
  readonly label: string
  readonly totalPaise: number
  /** Such as "8 deliveries · 31 km". */
  readonly note?: string | undefined
  /** What it is made of. */
  readonly parts: readonly EarningsPart[]
  readonly action?: ReactNode
}

/** What the day brought, and of what it is made. */
export function EarningsSummary({ label, totalPaise, note, parts, action }: EarningsSummaryProps) {
  return (
    <section aria-label={label} className="rounded-xl bg-surface-raised p-5 shadow-raised">
      <div className="flex items-start justify-between gap-4">
        <div>
          <p className="text-ink-muted">{label}</p>
          <p className="text-4xl font-bold">
            <Price paise={totalPaise} />
          </p>
          {note ? <p className="mt-1 text-ink-muted">{note}</p> : null}
        </div>
        {action}
      </div>
      {parts.length > 0 ? (
        <dl className="mt-5 grid auto-cols-fr grid-flow-col gap-3 border-t border-line pt-4">
          {parts.map((part) => (
            <div key={part.key} className="min-w-0">
              <dt className="text-sm text-ink-muted">{part.label}</dt>
              <dd className="text-lg font-semibold">
                <Price paise={part.paise} />
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
    </section>
  )
}
