import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'

const UNITS = ['kg', 'l', 'piece', 'm'] as const

/** From so many paise on, the paise of a unit price say nothing. */
const WHOLE_RUPEES_FROM = 1000

export interface PricedPack {
  readonly price_paise: number
  readonly unit_price: { readonly paise: number; readonly per: string } | null
}

/**
 * Says what a unit of a pack costs, "₹320/kg"; undefined where the pack has no unit, or is one itself. Prices in paise.
 */
export function useUnitPrice(): (pack: PricedPack) => string | undefined {
  const { t } = useTranslation('storefront')
  const { money } = useFormats()
  return ({ price_paise: whole, unit_price: price }) => {
    const unit = UNITS.find((one) => one === price?.per)
    if (price === null || unit === undefined || price.paise === whole) return undefined
    const paise = price.paise < WHOLE_RUPEES_FROM ? price.paise : Math.round(price.paise / 100) * 100
    return t('perUnit', { price: money(paise), unit: t(`unit.${unit}`) })
  }
}
