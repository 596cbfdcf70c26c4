import { Price } from '@angadi/ui/price/price.tsx'
import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

export interface CartLineProps {
  readonly name: string
  /** A `VegMark`. */
  readonly mark: ReactNode
  /** The chosen options in a row, such as "Full · Raita". */
  readonly options?: string | undefined
  readonly instructions?: string | undefined
  readonly totalPaise: number
  /** A `QuantityStepper`. */
  readonly quantity: ReactNode
  /** Why it cannot be ordered now, such as "Sold out". */
  readonly problem?: string | undefined
  /** A small button under the words, such as "Edit". */
  readonly action?: ReactNode
}

/** One dish in the cart. */
export function CartLine({
  name,
  mark,
  options,
  instructions,
  totalPaise,
  quantity,
  problem,
  action,
}: CartLineProps) {
  return (
    <div className="flex flex-wrap items-start gap-3 py-3.5">
      <span className="pt-0.5">{mark}</span>
      <div className="flex min-w-0 flex-1 basis-20 flex-col gap-0.5">
        <p className="leading-snug font-medium">{name}</p>
        {options ? <p className="text-sm text-ink-muted">{options}</p> : null}
        {instructions ? <p className="text-sm text-ink-muted italic">{instructions}</p> : null}
        {problem ? (
          <p className="flex items-center gap-1.5 text-sm font-medium text-danger-ink">
            <CircleAlert aria-hidden className="size-4 shrink-0" />
            {problem}
          </p>
        ) : null}
        {action}
      </div>
      <div className="ml-auto flex max-w-full flex-col items-end gap-1.5">
        {quantity}
        <span className={problem ? 'text-ink-muted line-through' : 'font-semibold'}>
          <Price paise={totalPaise} />
        </span>
      </div>
    </div>
  )
}
