import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'

const UNITS = ['kg', 'l', 'piece', 'm'] as const

/** Says what a unit of a pack costs, "₹320/kg"; undefined where the pack has no unit. Price in paise. */
export function useUnitPrice(): (
  price: { readonly paise: number; readonly per: string } | null,
) => string | undefined {
  const { t } = useTranslation('storefront')
  const { money } = useFormats()
  return (price) => {
    const unit = UNITS.find((one) => one === price?.per)
    if (price === null || unit === undefined) return undefined
    return t('perUnit', { price: money(price.paise), unit: t(`unit.${unit}`) })
  }
}
