import type { CardOffer } from '@angadi/data/vendors/card-offer.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'

/** Basis points of one percent. */
const PERCENT = 100

/** What an offer takes off, in a few words: "20% off, up to ₹100". Amounts in paise. */
export function useOfferLabel(): (offer: Pick<CardOffer, 'kind' | 'value' | 'cap_paise'>) => string {
  const { t } = useTranslation('offers')
  const { money, number } = useFormats()
  return ({ kind, value, cap_paise: cap }) => {
    if (kind === 'flat') return t('flat', { amount: money(value) })
    const percent = number(value / PERCENT)
    return cap === null ? t('percent', { percent }) : t('percentUpTo', { percent, most: money(cap) })
  }
}
