import type { Pack } from '@angadi/data/grocery/product.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'

const UNITS = ['g', 'kg', 'ml', 'l', 'piece', 'm'] as const
const PER = ['kg', 'l', 'piece', 'm'] as const
const GRAMS_A_KILOGRAM = 1000

/** What is in a pack and what its content costs, in words. */
export interface PackLabels {
  /** "500 g", "6 pieces", "About 1 kg" for what is weighed; the vendor's own words without a size. */
  readonly content: (pack: Pick<Pack, 'pack_size' | 'pack_unit' | 'sold_by' | 'unit'>) => string | undefined
  /** "₹64/kg". */
  readonly unitPrice: (pack: Pick<Pack, 'unit_price'>) => string | undefined
  /** "950 g", "1.25 kg". */
  readonly weight: (grams: number) => string
}

/** Says what is in a pack and what a kilogram or litre of it costs (Legal Metrology: unit prices). */
export function usePackLabels(): PackLabels {
  const { t } = useTranslation('grocery')
  const { money, number } = useFormats()
  return {
    content: ({ pack_size: size, pack_unit, sold_by: soldBy, unit: words }) => {
      const unit = UNITS.find((one) => one === pack_unit)
      if (size === null || unit === undefined) return words ?? undefined
      const content = t(`size.${unit}`, { count: size, size: number(size) })
      return soldBy === 'weight' ? t('size.about', { content }) : content
    },
    unitPrice: ({ unit_price: price }) => {
      const per = PER.find((one) => one === price?.per)
      return price && per ? t(`per.${per}`, { price: money(price.paise) }) : undefined
    },
    weight: (grams) =>
      grams < GRAMS_A_KILOGRAM
        ? t('size.g', { count: grams, size: number(grams) })
        : t('size.kg', { count: grams / GRAMS_A_KILOGRAM, size: number(grams / GRAMS_A_KILOGRAM) }),
  }
}
