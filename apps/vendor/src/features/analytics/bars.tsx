export interface Bar {
  readonly key: string
  /** What it is about, such as who was at fault. */
  readonly name: string
  readonly value: number
  /** The value in words. */
  readonly shown: string
}

export interface BarsProps {
  readonly label: string
  readonly bars: readonly Bar[]
}

/** A few figures as lying bars, with their names and values beside them. */
export function Bars({ label, bars }: BarsProps) {
  const most = Math.max(1, ...bars.map(({ value }) => value))
  return (
    <ul aria-label={label} className="flex flex-col gap-2">
      {bars.map(({ key, name, value, shown }) => (
        <li key={key} className="flex items-center gap-3 text-sm">
          <span className="w-28 shrink-0 break-words">{name}</span>
          <span aria-hidden className="h-3 min-w-0 flex-1 overflow-hidden rounded-full bg-surface-sunken">
            <span
              className="block h-full rounded-full bg-success"
              style={{ width: `${(value / most) * 100}%` }}
            />
          </span>
          <span className="w-10 shrink-0 text-right tabular-nums">{shown}</span>
        </li>
      ))}
    </ul>
  )
}
