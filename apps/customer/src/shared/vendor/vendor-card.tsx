import { pictureUrl } from '@angadi/data/client/config.ts'
import type { NearbyVendor } from '@angadi/data/vendors/nearby.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { VegMark } from '@angadi/ui/veg-mark/veg-mark.tsx'
import { useArrivalFact } from './use-arrival-label.tsx'
import { useFeeLabel } from './use-fee-label.ts'
import { useOfferLabel } from './use-offer-label.ts'
import { useShortOpeningLabels } from './use-opening-labels.ts'
import { VendorEntry, type VendorEntryProps } from './vendor-entry.tsx'
import { VendorRating } from './vendor-rating.tsx'

export interface VendorCardProps extends Pick<VendorEntryProps, 'layout' | 'eager'> {
  readonly vendor: NearbyVendor
}

/** A restaurant of a list, as seen from the chosen location. */
export function VendorCard({ vendor, eager, layout }: VendorCardProps) {
  const { t } = useTranslation('food')
  const { money, distance } = useFormats()
  const opens = useShortOpeningLabels()
  const arrival = useArrivalFact()
  const feeLabel = useFeeLabel()
  const offerLabel = useOfferLabel()
  const forTwo = vendor.cost_for_two_paise
  return (
    <VendorEntry
      layout={layout}
      name={vendor.name}
      picture={pictureUrl(vendor.picture)}
      eager={eager}
      render={<AppLink to={pathTo('restaurantsId', { id: vendor.slug })} />}
      rating={<VendorRating rated={vendor} />}
      mark={vendor.pure_veg ? <VegMark diet="veg" label={t('pureVeg')} /> : null}
      facts={[...(vendor.is_open ? [arrival(vendor)] : []), distance(vendor.distance_m)]}
      about={vendor.cuisine_names.join(', ')}
      costs={[
        feeLabel(vendor.delivery_fee_paise, vendor.surcharges),
        ...(forTwo === null ? [] : [t('restaurant.forTwo', { price: money(forTwo) })]),
      ]}
      offer={vendor.offer ? offerLabel(vendor.offer) : undefined}
      closed={vendor.is_open ? undefined : opens(vendor.opens_at)}
    />
  )
}
