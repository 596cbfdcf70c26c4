import type { ReactNode } from 'react'
import { PersonTag } from '../person-tag/person-tag.tsx'

export interface OrderLine {
  readonly key: string
  readonly quantity: number
  readonly name: string
  /** Where something else came than was ordered, such as "2 of 3 came". */
  readonly changed?: string | undefined
  readonly options?: string | undefined
  /** The customer's note on this line, such as "No onions". */
  readonly note?: string | undefined
  /** Whom of a group it is for. */
  readonly person?: string | undefined
  /** A `VegMark`. */
  readonly mark?: ReactNode
  readonly trail?: ReactNode
}

export interface OrderLinesProps {
  readonly label: string
  readonly lines: readonly OrderLine[]
  /** Larger text, for the vendor's board. */
  readonly large?: boolean | undefined
}

/** The items of an order, quantity first, because that must not be misread. */
export function OrderLines({ label, lines, large = false }: OrderLinesProps) {
  return (
    <ul aria-label={label} className={`flex flex-col ${large ? 'gap-3 text-xl' : 'gap-2'}`}>
      {lines.map((line) => (
        <li key={line.key} className="flex items-baseline gap-3">
          <span
            className={`shrink-0 font-bold tabular-nums ${line.quantity > 1 ? 'rounded-xs bg-accent-soft px-1.5 text-accent-ink' : 'px-1.5'}`}
          >
            {line.quantity}×
          </span>
          <span className="min-w-0 flex-1">
            <span className={`font-medium ${line.quantity === 0 ? 'text-ink-muted line-through' : ''}`}>
              {line.name}
            </span>
            {line.changed ? (
              <span className={`block font-semibold ${large ? 'text-base' : 'text-sm'}`}>{line.changed}</span>
            ) : null}
            {line.options ? (
              <span className={`block text-ink-muted ${large ? 'text-base' : 'text-sm'}`}>
                {line.options}
              </span>
            ) : null}
            {line.person ? <PersonTag name={line.person} large={large} /> : null}
            {line.note ? (
              <span className={`block font-medium text-warning-ink ${large ? 'text-base' : 'text-sm'}`}>
                {line.note}
              </span>
            ) : null}
          </span>
          {line.mark ? <span className="self-center">{line.mark}</span> : null}
          {line.trail ? <span className="shrink-0">{line.trail}</span> : null}
        </li>
      ))}
    </ul>
  )
}
