import { pictureUrl } from '@angadi/data/client/config.ts'
import type { HomeStore } from '@angadi/data/home/home-page.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { VegMark } from '@angadi/ui/veg-mark/veg-mark.tsx'
import { useArrivalFact } from '../../../shared/vendor/use-arrival-label.tsx'
import { useFeeLabel } from '../../../shared/vendor/use-fee-label.ts'
import { useOfferLabel } from '../../../shared/vendor/use-offer-label.ts'
import { useShortOpeningLabels } from '../../../shared/vendor/use-opening-labels.ts'
import { VendorEntry } from '../../../shared/vendor/vendor-entry.tsx'
import { VendorRating } from '../../../shared/vendor/vendor-rating.tsx'

/** A restaurant in the rail of home, with what is known of it at this place. */
export function StoreCard({ store, eager }: { readonly store: HomeStore; readonly eager: boolean }) {
  const { t } = useTranslation('food')
  const { money, distance } = useFormats()
  const opens = useShortOpeningLabels()
  const arrival = useArrivalFact()
  const feeLabel = useFeeLabel()
  const offerLabel = useOfferLabel()
  const { minutes_min: from, minutes_max: to, distance_m: metres, delivery_fee_paise: fee, offer } = store
  const isClosed = store.is_open === false
  const hasArrival = !isClosed && from !== undefined && to !== undefined
  const forTwo = store.cost_for_two_paise
  return (
    <VendorEntry
      layout="tile"
      name={store.name}
      picture={pictureUrl(store.picture)}
      eager={eager}
      render={<AppLink to={pathTo('restaurantsId', { id: store.slug })} />}
      rating={<VendorRating rated={store} />}
      mark={store.pure_veg ? <VegMark diet="veg" label={t('pureVeg')} /> : null}
      facts={[
        ...(hasArrival ? [arrival({ minutes_min: from, minutes_max: to })] : []),
        metres === undefined ? store.area : distance(metres),
      ]}
      about={store.cuisine_names.join(', ')}
      costs={[
        ...(fee === undefined ? [] : [feeLabel(fee, store.surcharges)]),
        ...(forTwo === null ? [] : [t('restaurant.forTwo', { price: money(forTwo) })]),
      ]}
      offer={offer ? offerLabel(offer) : undefined}
      closed={isClosed ? opens(store.opens_at ?? null) : undefined}
    />
  )
}
