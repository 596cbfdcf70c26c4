import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { PriceBreakdown, type PriceLine } from '@angadi/ui/price-breakdown/price-breakdown.tsx'

/** All charges of a price, in paise; the same for quotes and orders. */
export interface BillAmounts {
  readonly subtotal_paise: number
  readonly packaging_paise: number
  readonly delivery_paise: number
  readonly small_cart_paise: number
  readonly surge_paise: number
  readonly platform_paise: number
  readonly discount_paise: number
  readonly tip_paise: number
  readonly total_paise: number
}

/** A tax on one charge; the rate in basis points. */
export interface BillTax {
  readonly code: string
  readonly rate_bp: number
  readonly amount_paise: number
}

export interface BillProps {
  readonly amounts: BillAmounts
  /** Taxes of the same code and rate are summed. */
  readonly taxes: readonly BillTax[]
  readonly isPickup: boolean
  readonly couponCode: string | null
}

const FEES = ['small_cart', 'surge', 'platform'] as const
const TAX_CODES = ['restaurant', 'delivery', 'platform'] as const

/** The price, line by line, as computed by the server. */
export function Bill({ amounts, taxes, isPickup, couponCode }: BillProps) {
  const { t } = useTranslation('orders')
  const { number } = useFormats()
  const taxLabel = ({ code, rate_bp }: BillTax) => {
    const known = TAX_CODES.find((one) => one === code)
    return t(known ? `bill.tax_${known}` : 'bill.tax', { rate: number(rate_bp / 100) })
  }
  const lines: readonly PriceLine[] = [
    { key: 'subtotal', label: t('bill.subtotal'), paise: amounts.subtotal_paise },
    { key: 'packaging', label: t('bill.packaging'), paise: amounts.packaging_paise },
    ...(isPickup ? [] : [{ key: 'delivery', label: t('bill.delivery'), paise: amounts.delivery_paise }]),
    ...FEES.filter((fee) => amounts[`${fee}_paise`] > 0).map((fee) => ({
      key: fee,
      label: t(`bill.${fee}`),
      paise: amounts[`${fee}_paise`],
    })),
    ...summed(taxes).map((tax) => ({
      key: `${tax.code} ${tax.rate_bp}`,
      label: taxLabel(tax),
      paise: tax.amount_paise,
    })),
    ...(amounts.discount_paise > 0
      ? [
          {
            key: 'discount',
            label: couponCode ? t('bill.discountCode', { code: couponCode }) : t('bill.discount'),
            paise: -amounts.discount_paise,
          },
        ]
      : []),
    ...(amounts.tip_paise > 0 ? [{ key: 'tip', label: t('bill.tip'), paise: amounts.tip_paise }] : []),
  ]
  return (
    <PriceBreakdown
      freeLabel={t('bill.free')}
      lines={lines}
      total={{ label: t('bill.total'), paise: amounts.total_paise }}
    />
  )
}

function summed(taxes: readonly BillTax[]): readonly BillTax[] {
  const byKind = new Map<string, BillTax>()
  for (const tax of taxes) {
    const key = `${tax.code} ${tax.rate_bp}`
    const known = byKind.get(key)
    byKind.set(key, { ...tax, amount_paise: tax.amount_paise + (known?.amount_paise ?? 0) })
  }
  return [...byKind.values()]
}
