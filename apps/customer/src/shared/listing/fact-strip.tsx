import type { ReactNode } from 'react'

export interface Fact {
  readonly key: string
  readonly icon: ReactNode
  readonly figure: string
  readonly note: string
}

/** A few figures of a page in a row: what, and what it means. */
export function FactStrip({ label, facts }: { readonly label: string; readonly facts: readonly Fact[] }) {
  if (facts.length === 0) return null
  return (
    <ul aria-label={label} className="flex flex-wrap gap-x-6 gap-y-3 tabular-nums">
      {facts.map(({ key, icon, figure, note }) => (
        <li key={key} className="flex items-center gap-2.5 [&_svg]:size-6 [&_svg]:text-ink-muted">
          {icon}
          <span>
            <span className="block font-semibold">{figure}</span>
            <span className="block text-sm text-ink-muted">{note}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
