import type { VendorOffer } from '@angadi/data/vendor-offers/offers.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'

const BASIS_POINTS = 100

/** An offer in words, whoever bears it: what it takes off, and on which terms. */
export function useOfferWords() {
  const { t } = useTranslation('vendor-hub')
  const { money, date } = useFormats()
  return {
    takesOff: ({ kind, value, cap_paise: cap }: Pick<VendorOffer, 'kind' | 'value' | 'cap_paise'>) =>
      kind === 'flat'
        ? t('offers.flat', { amount: money(value) })
        : t('offers.percent', { percent: value / BASIS_POINTS, most: money(cap ?? 0) }),
    terms: (offer: Pick<VendorOffer, 'minimum_paise' | 'valid_to' | 'first_order_only'>): readonly string[] =>
      [
        offer.minimum_paise > 0 ? t('offers.from', { amount: money(offer.minimum_paise) }) : '',
        t('offers.until', { day: date(offer.valid_to) }),
        offer.first_order_only ? t('offers.firstOnly') : '',
      ].filter((term) => term !== ''),
  }
}
