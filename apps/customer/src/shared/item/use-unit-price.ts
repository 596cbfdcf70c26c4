import type { ItemCard } from '@angadi/data/home/item-card.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'

/** What a kilogram, litre, piece or metre costs, in words: "₹120/kg". */
export function useUnitPrice(): (price: NonNullable<ItemCard['unit_price']>) => string {
  const { t } = useTranslation('home')
  const { money } = useFormats()
  return ({ paise, per }) => t(`per.${per}`, { price: money(paise) })
}
