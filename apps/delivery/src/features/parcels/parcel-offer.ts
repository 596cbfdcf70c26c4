import type { JobOffer } from '@angadi/data/courier-console/jobs.ts'
import { parcelOfferOf } from '@angadi/data/parcels/parcel-job.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import type { OfferWords } from '../../shared/trade/job-trade.ts'

/** What a courier reads of an offered parcel: its size, how many doors, what is collected; areas, never addresses. */
export function useParcelOffer(offer: JobOffer): OfferWords {
  const { t, i18n } = useTranslation('parcels')
  const { time, money } = useFormats()
  const parcel = parcelOfferOf(offer)
  const weight = new Intl.NumberFormat(i18n.language, { style: 'unit', unit: 'kilogram' })
  return {
    heading: t('offer.heading'),
    earnPaise: offer.pay_paise + offer.tip_paise,
    notes: [
      ...(parcel
        ? [t('courier.size', { weight: weight.format(parcel.grams / 1000), class: parcel.class })]
        : []),
      ...(parcel?.fragile ? [t('courier.fragile')] : []),
      ...(parcel ? [t('offer.doors', { count: parcel.drops })] : []),
      ...(parcel?.scheduled_for ? [t('offer.scheduled', { time: time(parcel.scheduled_for) })] : []),
      offer.collect_cash_paise > 0
        ? t('offer.collect', { amount: money(offer.collect_cash_paise) })
        : t('offer.paid'),
    ],
    pickup: { title: offer.pickup_area, line: t('offer.pickup') },
    drop: { title: offer.drop_area ?? t('offer.lastDoor'), line: t('offer.lastDoor') },
  }
}
