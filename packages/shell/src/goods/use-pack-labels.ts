import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'

const UNITS = ['g', 'kg', 'ml', 'l', 'piece', 'm'] as const
const PER = ['kg', 'l', 'piece', 'm'] as const
const GRAMS_A_KILOGRAM = 1000

/** The content of a pack, as far as words need it. */
export interface PackContent {
  readonly pack_size: number | null
  readonly pack_unit: string | null
  readonly sold_by?: 'pack' | 'weight'
  /** The vendor's own words for it. */
  readonly unit?: string | null
}

/** What is in a pack and what its content costs, in words. */
export interface PackLabels {
  /** "500 g", "6 pieces", "About 1 kg" for what is weighed; the vendor's own words without a size. */
  readonly content: (pack: PackContent) => string | undefined
  /** "Basmati rice, 5 kg". */
  readonly named: (name: string, pack: PackContent) => string
  /** "₹64/kg", of an amount in paise. */
  readonly unitPrice: (pack: {
    readonly unit_price: { readonly paise: number; readonly per: string } | null
  }) => string | undefined
  /** "950 g", "1.25 kg". */
  readonly weight: (grams: number) => string
}

/** Says what is in a pack and what a kilogram or litre of it costs (Legal Metrology: unit prices). */
export function usePackLabels(): PackLabels {
  const { t } = useTranslation('packs')
  const { money, number } = useFormats()
  const contentOf = ({ pack_size: size, pack_unit, sold_by: soldBy, unit: words }: PackContent) => {
    const unit = UNITS.find((one) => one === pack_unit)
    if (size === null || unit === undefined) return words ?? undefined
    const content = t(`size.${unit}`, { count: size, size: number(size) })
    return soldBy === 'weight' ? t('size.about', { content }) : content
  }
  return {
    content: contentOf,
    named: (name, pack) => {
      const content = contentOf(pack)
      return content === undefined ? name : t('named', { name, content })
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
