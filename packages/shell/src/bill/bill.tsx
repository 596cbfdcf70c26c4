import type { Charge } from '@angadi/data/orders/charge.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
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
}

/** The whole price, line by line, as the server calculated it, and what of it was refunded. */
export function Bill({ charges, totalPaise, couponCode, refunds = [] }: BillProps) {
  const { t } = useTranslation('charges')
  const labelOf = useChargeLabel(couponCode)
  const refunded = refunds.reduce((sum, { amount_paise }) => sum + amount_paise, 0)
  return (
    <div className="flex flex-col gap-5">
      <PriceBreakdown
        freeLabel={t('free')}
        lines={charges.map((charge) => ({
          key: keyOf(charge),
          label: labelOf(charge),
          paise: charge.amount_paise,
        }))}
        total={{ label: t('total'), paise: totalPaise }}
      />
      {refunds.length > 0 ? (
        <section aria-label={t('refunded')} className="flex flex-col gap-2.5">
          <h3 className="font-bold">{t('refunded')}</h3>
          <PriceBreakdown
            freeLabel={t('free')}
            lines={refunds.map((charge) => ({
              key: keyOf(charge),
              label: labelOf(charge),
              paise: charge.amount_paise,
              isCost: charge.amount_paise > 0,
            }))}
            total={{ label: t('afterRefunds'), paise: totalPaise + refunded }}
          />
        </section>
      ) : null}
    </div>
  )
}

function keyOf(charge: Charge): string {
  return [charge.code, charge.tax_class, charge.rate_bp].join(' ')
}
