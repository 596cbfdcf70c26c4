import { pictureUrl } from '@angadi/data/client/config.ts'
import { HOME_SERVICE } from '@angadi/data/home-services/service-hub.ts'
import type { ServiceOffer } from '@angadi/data/home-services/service-page.ts'
import { slotDay } from '@angadi/domain/schedule/slots.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { useVisitWords } from '../../../shared/booking/use-visit-words.ts'
import { useSlotLabels } from '../../../shared/schedule/use-slot-labels.ts'
import { vendorFallback } from '../../../shared/trade/picture-fallback.tsx'
import { VendorEntry } from '../../../shared/vendor/vendor-entry.tsx'
import { VendorRating } from '../../../shared/vendor/vendor-rating.tsx'

/** Who comes for a service: price, length, team, warranty and the next free time. */
export function OfferCard({ offer }: { readonly offer: ServiceOffer }) {
  const { t } = useTranslation('home-services')
  const { money } = useFormats()
  const { length } = useVisitWords()
  const labels = useSlotLabels()
  const next = offer.next_free
  return (
    <VendorEntry
      name={offer.vendor_name}
      picture={pictureUrl(offer.picture)}
      fallback={vendorFallback(HOME_SERVICE)}
      layout="row"
      render={<AppLink to={pathTo('homeServicesVendorVendorId', { vendorId: offer.vendor_id })} />}
      rating={<VendorRating rated={offer} />}
      facts={[
        <span className="font-semibold">{money(offer.price_paise)}</span>,
        length(offer.minutes),
        offer.team > 1 ? t('team', { count: offer.team }) : null,
      ]}
      about={[
        offer.sets_off ? t('setsOff') : undefined,
        offer.warranty_days > 0 ? t('warrantyDays', { count: offer.warranty_days }) : undefined,
      ]
        .filter((text) => text !== undefined)
        .join(' · ')}
      costs={[
        next ? t('nextFree', { day: labels.day(slotDay(next)), time: labels.begin(next) }) : t('notSoon'),
      ]}
    />
  )
}
