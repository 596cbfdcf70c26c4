import type { JobOffer } from '@angadi/data/courier-console/jobs.ts'
import { rideDetailsOf } from '@angadi/data/ride-console/ride-details.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useVehicleWord } from '@angadi/shell/use-vehicle-word.ts'
import type { OfferWords } from '../../shared/trade/job-trade.ts'

/** What a driver reads of an offered ride: way, pay, and how it is paid; areas, never addresses. */
export function useRideOffer(offer: JobOffer): OfferWords {
  const { t } = useTranslation('ride-job')
  const { time } = useFormats()
  const word = useVehicleWord()
  const ride = rideDetailsOf(offer)
  const between = (ride?.stops.length ?? 0) - 2
  const pay = ride?.pay === 'wallet' || ride?.pay === 'upi' ? ride.pay : 'cash'
  const hours = ride?.mode === 'rental' ? ride.hours : undefined
  return {
    heading: t('offer.heading', { vehicle: word(ride?.vehicle ?? offer.vehicle_class ?? '') }),
    earnPaise: (ride?.driver_paise ?? offer.pay_paise) + offer.tip_paise,
    notes: [
      t(`offer.${ride ? pay : offer.collect_cash_paise > 0 ? 'cash' : 'wallet'}`),
      ...(ride?.scheduled_for ? [t('offer.scheduled', { time: time(ride.scheduled_for) })] : []),
      ...(hours ? [t('offer.rental', { count: hours })] : []),
      ...(ride?.mode === 'intercity' ? [t('offer.intercity')] : []),
      ...(between > 0 ? [t('offer.stops', { count: between })] : []),
      ...(ride?.women_only ? [t('offer.womenOnly')] : []),
    ],
    pickup: { title: ride?.stops[0]?.area ?? offer.pickup_area, line: t('offer.pickup') },
    drop: { title: ride?.stops.at(-1)?.area ?? offer.drop_area ?? t('offer.drop'), line: t('offer.drop') },
  }
}
