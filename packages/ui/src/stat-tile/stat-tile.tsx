import type { ReactNode } from 'react'

export interface StatTileProps {
  readonly label: string
  readonly value: ReactNode
  /** An explanation, or how the number has changed. */
  readonly note?: ReactNode
  readonly icon?: ReactNode
}

/** One key figure. Place several in a `<dl>`. */
export function StatTile({ label, value, note, icon }: StatTileProps) {
  return (
    <div className="flex min-w-0 flex-col gap-1 rounded-lg border border-line bg-surface-raised p-4 max-[22.5rem]:px-3">
      <dt className="flex items-center gap-2 text-sm text-ink-muted [&_svg]:size-4.5">
        {icon}
        {label}
      </dt>
      <dd className="text-2xl font-bold max-[22.5rem]:text-xl tabular-nums">{value}</dd>
      {note ? <dd className="text-sm text-ink-muted">{note}</dd> : null}
    </div>
  )
}
