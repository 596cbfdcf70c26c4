import { Price } from '../price/price.tsx'

export interface PriceLine {
  readonly key: string
  readonly label: string
  /** In paise; negative for deductions. */
  readonly paise: number
  /** How it is calculated, such as "5 % GST on food". */
  readonly note?: string | undefined
  /** A deduction is a cost to the reader, such as a commission, and not a saving. */
  readonly isCost?: boolean | undefined
}

export interface PriceBreakdownProps {
  readonly lines: readonly PriceLine[]
  readonly total: { readonly label: string; readonly paise: number }
  /** Shown instead of ₹0, such as "Free". */
  readonly freeLabel: string
  /** Lines of 24 px and a total of the text's size. */
  readonly dense?: boolean | undefined
}

/** All charges of a price and their sum: nothing is added later. */
export function PriceBreakdown({ lines, total, freeLabel, dense = false }: PriceBreakdownProps) {
  return (
    <dl className={`flex flex-col ${dense ? 'gap-1 text-sm leading-snug' : 'gap-2.5'}`}>
      {lines.map((line) => (
        <div key={line.key} className="flex items-baseline justify-between gap-4">
          <dt className="text-ink-muted">
            {line.label}
            {line.note ? <span className="block text-sm">{line.note}</span> : null}
          </dt>
          <dd className={line.paise <= 0 && !line.isCost ? 'font-medium text-success-ink' : ''}>
            {line.paise === 0 ? freeLabel : <Price paise={line.paise} />}
          </dd>
        </div>
      ))}
      <div
        className={`flex flex-wrap items-baseline justify-between gap-x-4 border-t border-dashed border-line-strong/60 font-bold ${dense ? 'pt-1.5 text-base' : 'mt-1 pt-3.5 text-xl'}`}
      >
        <dt>{total.label}</dt>
        <dd>
          <Price paise={total.paise} />
        </dd>
      </div>
    </dl>
  )
}
