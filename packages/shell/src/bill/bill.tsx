import type { Charge } from '@angadi/data/orders/charge.ts'
import type { Resources } from '@angadi/i18n/resources.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { PriceBreakdown } from '@angadi/ui/price-breakdown/price-breakdown.tsx'

export interface BillProps {
  /** In the order of the bill, as quotes and orders carry them. */
  readonly charges: readonly Charge[]
  /** In paise. */
  readonly totalPaise: number
  /** The coupon that the discount comes from. */
  readonly couponCode?: string | null | undefined
}

/** The whole price, line by line, as the server calculated it. */
export function Bill({ charges, totalPaise, couponCode }: BillProps) {
  const { t } = useTranslation('charges')
  const labelOf = useChargeLabel(couponCode)
  return (
    <PriceBreakdown
      freeLabel={t('free')}
      lines={charges.map((charge) => ({
        key: [charge.code, charge.tax_class, charge.rate_bp].join(' '),
        label: labelOf(charge),
        paise: charge.amount_paise,
      }))}
      total={{ label: t('total'), paise: totalPaise }}
    />
  )
}

type ChargeKey = keyof Resources['charges']

/** Names charges in the reader's language; a code newer than this build is named like any other charge. */
function useChargeLabel(couponCode: string | null | undefined): (charge: Charge) => string {
  const { t, i18n } = useTranslation('charges')
  const { number } = useFormats()
  const isKey = (key: string): key is ChargeKey => i18n.exists(`charges:${key}`)
  return ({ code, tax_class: taxClass, rate_bp: rate }) => {
    if (rate !== undefined) {
      const key = `tax_${taxClass}`
      return t(isKey(key) ? key : 'tax', { rate: number(rate / 100) })
    }
    if (code === 'discount' && couponCode) return t('discount_code', { code: couponCode })
    return t(isKey(code) ? code : 'other', { code })
  }
}
