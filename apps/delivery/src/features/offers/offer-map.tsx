import type { JobOffer } from '@angadi/data/courier-console/jobs.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { OwnMap } from '../../shared/map/own-map.tsx'

/** Where an offered job begins and ends, seen from where one is. */
export function OfferMap({ offer, drop }: { readonly offer: JobOffer; readonly drop: string }) {
  const { t } = useTranslation('delivery')
  return (
    <OwnMap
      label={t('map.label', { vendor: offer.vendor_name, customer: drop })}
      stops={[
        {
          key: 'pickup',
          kind: 'pickup',
          at: { lat: offer.pickup_lat, lng: offer.pickup_lng },
          label: offer.vendor_name,
        },
        { key: 'drop', kind: 'drop', at: { lat: offer.drop_lat, lng: offer.drop_lng }, label: drop },
      ]}
      className="h-48 lg:h-112"
    />
  )
}
