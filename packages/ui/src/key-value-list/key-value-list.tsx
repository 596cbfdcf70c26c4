import type { ReactNode } from 'react'

export interface KeyValue {
  readonly key: string
  readonly label: string
  readonly value: ReactNode
}

/** Values with their labels. */
export function KeyValueList({ entries }: { readonly entries: readonly KeyValue[] }) {
  return (
    <dl className="divide-y divide-line">
      {entries.map((entry) => (
        <div key={entry.key} className="flex flex-wrap items-baseline justify-between gap-x-6 py-2.5">
          <dt className="max-w-full text-ink-muted">{entry.label}</dt>
          <dd className="min-w-0 flex-1 basis-36 text-right font-medium tabular-nums">{entry.value}</dd>
        </div>
      ))}
    </dl>
  )
}
