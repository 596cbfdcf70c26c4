import type { Charge } from '@angadi/data/orders/charge.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Price } from '@angadi/ui/price/price.tsx'
import { PriceBreakdown } from '@angadi/ui/price-breakdown/price-breakdown.tsx'
import { useChargeLabel } from './use-charge-label.ts'

export interface BillProps {
  /** In the order of the bill, as quotes and orders carry them. */
  readonly charges: readonly Charge[]
  /** In paise. */
  readonly totalPaise: number
  /** The coupon that the discount comes from. */
  readonly couponCode?: string | null | undefined
  /** What of it was refunded, as negative charges. */
  readonly refunds?: readonly Charge[] | undefined
  /** Low lines, and the taxes inside the prices folded: where the bill stands above a button. */
  readonly dense?: boolean | undefined
}

/**
 * The whole price, line by line, as the server calculated it, and what of it was refunded. A tax that is inside the prices
 * is named below the total and not added.
 */
export function Bill({ charges, totalPaise, couponCode, refunds = [], dense = false }: BillProps) {
  const { t } = useTranslation('charges')
  const labelOf = useChargeLabel(couponCode)
  const { money } = useFormats()
  const inside = charges.filter(({ included }) => included)
  const taxes = (
    <ul className="flex flex-col gap-1">
      {inside.map((charge) => (
        <li key={keyOf(charge)} className="flex items-baseline justify-between gap-4">
          <span>{labelOf(charge)}</span>
          <Price paise={charge.amount_paise} />
        </li>
      ))}
    </ul>
  )
  const refunded = refunds.reduce((sum, { amount_paise }) => sum + amount_paise, 0)
  return (
    <div className={`flex flex-col ${dense ? 'gap-3' : 'gap-5'}`}>
      <PriceBreakdown
        dense={dense}
        freeLabel={t('free')}
        lines={charges.filter(isLine).map((charge, position) => ({
          // Two services of one visit are two charges of one kind.
          key: `${position} ${keyOf(charge)}`,
          label: labelOf(charge),
          paise: shownPaise(charge),
          note: charge.benefit_paise ? t('benefit', { amount: money(charge.benefit_paise) }) : undefined,
          isCost: charge.code === 'rounding',
        }))}
        total={{ label: t('total'), paise: totalPaise }}
      />
      {inside.length === 0 ? null : dense ? (
        <details className="-mt-2 text-sm text-ink-muted">
          <summary className="min-h-6 cursor-pointer">{t('inside')}</summary>
          {taxes}
        </details>
      ) : (
        <section aria-label={t('inside')} className="-mt-2 flex flex-col gap-1 text-sm text-ink-muted">
          <p>{t('inside')}</p>
          {taxes}
        </section>
      )}
      {refunds.length > 0 ? (
        <section aria-label={t('refunded')} className="flex flex-col gap-2.5">
          <h3 className="font-bold">{t('refunded')}</h3>
          <PriceBreakdown
            freeLabel={t('free')}
            lines={refunds.filter(isLine).map((charge, position) => ({
              key: `${position} ${keyOf(charge)}`,
              label: labelOf(charge),
              paise: shownPaise(charge),
              isCost: charge.amount_paise > 0 || charge.code === 'rounding',
            }))}
            total={{ label: t('afterRefunds'), paise: totalPaise + refunded }}
          />
        </section>
      ) : null}
    </div>
  )
}

/** A tax that is inside a price is no line of its own. */
function isLine({ included }: Charge): boolean {
  return included !== true
}

/** What the reader sees of a charge, with the tax that is inside. */
function shownPaise({ gross_paise, amount_paise }: Charge): number {
  return gross_paise ?? amount_paise
}

function keyOf(charge: Charge): string {
  return [charge.code, charge.tax_class, charge.rate_bp].join(' ')
}
