export interface Bar {
  readonly key: string
  /** What it is about, such as a day. */
  readonly name: string
  readonly value: number
  /** The value in words. */
  readonly shown: string
}

export interface BarsProps {
  readonly label: string
  readonly bars: readonly Bar[]
  /** Lying bars with their names beside them, for a few; else standing ones with the first and last name. */
  readonly isLying?: boolean | undefined
}

/** Figures as bars, with their values as a list for screen readers. */
export function Bars({ label, bars, isLying = false }: BarsProps) {
  const most = Math.max(1, ...bars.map(({ value }) => value))
  if (isLying)
    return (
      <ul aria-label={label} className="flex flex-col gap-2">
        {bars.map(({ key, name, value, shown }) => (
          <li key={key} className="flex items-center gap-3 text-sm">
            <span className="w-16 shrink-0">{name}</span>
            <span aria-hidden className="h-3 flex-1 overflow-hidden rounded-full bg-surface-sunken">
              <span
                className="block h-full rounded-full bg-success"
                style={{ width: `${(value / most) * 100}%` }}
              />
            </span>
            <span className="w-12 shrink-0 text-right tabular-nums">{shown}</span>
          </li>
        ))}
      </ul>
    )
  return (
    <div>
      <ul aria-label={label} className="flex h-36 items-end gap-px rounded-lg bg-surface-raised p-2">
        {bars.map(({ key, name, value, shown }) => (
          <li key={key} title={`${name}: ${shown}`} className="flex h-full flex-1 items-end">
            <span className="sr-only">
              {name}: {shown}
            </span>
            <span
              aria-hidden
              className="w-full rounded-t-xs bg-action"
              style={{ height: value === 0 ? '2px' : `${Math.max(3, (value / most) * 100)}%` }}
            />
          </li>
        ))}
      </ul>
      <p aria-hidden className="mt-1 flex justify-between text-xs text-ink-muted">
        <span>{bars[0]?.name}</span>
        <span>{bars.at(-1)?.name}</span>
      </p>
    </div>
  )
}
