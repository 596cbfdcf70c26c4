import { pictureUrl } from '@angadi/data/client/config.ts'
import type { NearbyVendor } from '@angadi/data/vendors/nearby.ts'
import { isRatingTold } from '@angadi/domain/reviews/told-rating.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { Badge } from '@angadi/ui/badge/badge.tsx'
import { RatingBadge } from '@angadi/ui/rating-badge/rating-badge.tsx'
import { VegMark } from '@angadi/ui/veg-mark/veg-mark.tsx'
import { RestaurantCard } from './restaurant-card.tsx'
import { useFeeLabel } from './use-fee-label.ts'
import { useOpeningLabels } from './use-opening-labels.ts'

export interface VendorCardProps {
  readonly vendor: NearbyVendor
  /** Loads the picture at once: for the first cards of a page. */
  readonly eager?: boolean
}

/** A restaurant in a list, with delivery time, distance and delivery charge. */
export function VendorCard({ vendor, eager = false }: VendorCardProps) {
  const { t } = useTranslation('food')
  const { money, distance, range } = useFormats()
  const openingLabels = useOpeningLabels()
  const feeLabel = useFeeLabel()
  return (
    <RestaurantCard
      name={vendor.name}
      picture={pictureUrl(vendor.picture)}
      eager={eager}
      render={<AppLink to={pathTo('restaurantsId', { id: vendor.slug })} />}
      rating={
        !isRatingTold(vendor) ? (
          <Badge tone="accent">{t('new')}</Badge>
        ) : (
          <RatingBadge
            rating={vendor.rating}
            label={t('rated', { rating: vendor.rating, count: vendor.ratings_count })}
          />
        )
      }
      mark={vendor.pure_veg ? <VegMark diet="veg" label={t('pureVeg')} /> : null}
      cuisines={[
        ...(vendor.cost_for_two_paise === null
          ? []
          : [t('restaurant.forTwo', { price: money(vendor.cost_for_two_paise) })]),
        vendor.cuisine_names.join(', '),
      ].join(' · ')}
      facts={[
        t('minutes', { range: range(vendor.minutes_min, vendor.minutes_max) }),
        distance(vendor.distance_m),
        feeLabel(vendor.delivery_fee_paise, vendor.surcharges),
      ]}
      closed={vendor.is_open ? undefined : openingLabels(vendor.opens_at)}
    />
  )
}
