import { useFormats } from '@angadi/i18n/use-formats.ts'
import { tv, type VariantProps } from 'tailwind-variants/lite'

const priceVariants = tv({
  base: 'whitespace-nowrap tabular-nums',
  variants: {
    size: {
      inherit: '',
      md: 'text-base font-semibold',
      lg: 'text-xl font-bold',
      xl: 'text-3xl font-bold',
    },
  },
  defaultVariants: { size: 'inherit' },
})

export interface PriceProps extends VariantProps<typeof priceVariants> {
  /** The amount in paise; shown as ₹ with Indian grouping. */
  readonly paise: number
  /** The maximum retail price, struck through when the price is lower; `label` names it, such as "Regular price". */
  readonly mrp?: { readonly paise: number; readonly label: string } | undefined
  /** Shows a plus sign: a surcharge for an option. */
  readonly surcharge?: boolean | undefined
}

/** An amount of money, the same everywhere. */
export function Price({ paise, mrp, surcharge = false, size }: PriceProps) {
  const { money } = useFormats()
  return (
    <span className={priceVariants({ size })}>
      {surcharge ? '+' : null}
      {money(paise)}
      {mrp && mrp.paise > paise ? (
        <>
          {' '}
          <span className="sr-only">{mrp.label}</span>
          <s className="text-[0.85em] font-normal text-ink-muted">{money(mrp.paise)}</s>
        </>
      ) : null}
    </span>
  )
}
