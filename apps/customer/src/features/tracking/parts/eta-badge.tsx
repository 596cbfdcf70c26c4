export interface EtaBadgeProps {
  /** Before the figure, such as "Arriving in". */
  readonly label: string
  /** The figure, such as "12–18". */
  readonly value: string
  /** After it, such as "min". */
  readonly unit: string
  /** Below, such as "by 8:15 pm". */
  readonly note?: string | undefined
}

/** When it comes: the one figure that a waiting person looks for. */
export function EtaBadge({ label, value, unit, note }: EtaBadgeProps) {
  return (
    <p className="flex flex-col">
      <span className="text-sm text-ink-muted">{label}</span>{' '}
      <span className="text-4xl font-bold tabular-nums">
        {value} <span className="text-xl font-semibold">{unit}</span>
      </span>{' '}
      {note ? <span className="text-sm text-ink-muted tabular-nums">{note}</span> : null}
    </p>
  )
}
