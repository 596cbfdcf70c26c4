export interface PaymentLinesProps {
  readonly title: string
  readonly lines:
    | readonly {
        readonly key: string
        readonly title: string
        readonly note: string
        readonly amount?: string
      }[]
    | undefined
}

/** A titled list of what belongs to a payment; nothing where it has none. */
export function PaymentLines({ title, lines }: PaymentLinesProps) {
  if (!lines || lines.length === 0) return null
  return (
    <section>
      <h2 className="font-semibold">{title}</h2>
      <ul className="divide-y divide-line">
        {lines.map((line) => (
          <li key={line.key} className="flex items-start justify-between gap-3 py-2">
            <span className="min-w-0">
              <span className="block break-words">{line.title}</span>
              <span className="block break-words text-sm text-ink-muted">{line.note}</span>
            </span>
            {line.amount === undefined ? null : <span className="shrink-0 tabular-nums">{line.amount}</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}
