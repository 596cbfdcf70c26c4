import { Star } from 'lucide-react'

/** How many gave one number of stars. */
export interface StarRow {
  /** 1 to 5. */
  readonly stars: number
  /** The number of ratings, as it is shown. */
  readonly count: string
  /** Of all ratings, from 0 to 100. */
  readonly percent: number
  /** The whole row in words, such as "4 stars: 12 ratings, 30 percent". */
  readonly label: string
}

export interface StarBreakdownProps {
  /** What the figure shows. */
  readonly label: string
  /** Five stars first. */
  readonly rows: readonly StarRow[]
  /** The number of stars that a list beside it is narrowed to. */
  readonly chosen?: number | undefined
  /** Narrows a list to a number of stars, or widens it again; without it, the figure is only read. */
  readonly onChoose?: ((stars: number | undefined) => void) | undefined
}

/** How often each number of stars was given, as bars that can be read out and pressed. */
export function StarBreakdown({ label, rows, chosen, onChoose }: StarBreakdownProps) {
  return (
    <ul aria-label={label} className="flex min-w-0 flex-col">
      {rows.map((row) => (
        <li key={row.stars}>
          {onChoose ? (
            <button
              type="button"
              aria-pressed={chosen === row.stars}
              onClick={() => onChoose(chosen === row.stars ? undefined : row.stars)}
              className="-mx-2 flex min-h-touch w-[calc(100%+1rem)] items-center rounded-md px-2 transition-colors hover:bg-surface-sunken aria-pressed:bg-action-soft aria-pressed:text-action-ink"
            >
              <span className="sr-only">{row.label}</span>
              <Bar row={row} />
            </button>
          ) : (
            <div role="img" aria-label={row.label} className="flex min-h-8 items-center">
              <Bar row={row} />
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}

function Bar({ row }: { readonly row: StarRow }) {
  return (
    <span aria-hidden className="flex w-full items-center gap-2 text-sm tabular-nums">
      <span className="flex w-8 shrink-0 items-center gap-1 font-medium">
        {row.stars}
        <Star className="size-3.5 fill-current" />
      </span>
      <span className="h-2 min-w-0 flex-1 overflow-hidden rounded-full bg-line">
        <span className="block h-full rounded-full bg-success" style={{ width: `${row.percent}%` }} />
      </span>
      <span className="w-10 shrink-0 text-right text-ink-muted">{row.count}</span>
    </span>
  )
}
