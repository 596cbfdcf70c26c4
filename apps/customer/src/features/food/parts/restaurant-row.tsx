import type { NearbyVendor } from '@angadi/data/vendors/nearby.ts'
import { isRatingTold } from '@angadi/domain/reviews/told-rating.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { RatingBadge } from '@angadi/ui/rating-badge/rating-badge.tsx'
import { VegMark } from '@angadi/ui/veg-mark/veg-mark.tsx'
import { useOpeningLabels } from '../../../shared/vendor/use-opening-labels.ts'
import { FoundRow } from './found-row.tsx'

/** A restaurant in the search results. */
export function RestaurantRow({ vendor }: { readonly vendor: NearbyVendor }) {
  const { t } = useTranslation('food')
  const { distance, range } = useFormats()
  const openingLabels = useOpeningLabels()
  const { minutes_min: from, minutes_max: to } = vendor
  return (
    <FoundRow
      picture={vendor.picture}
      name={vendor.name}
      render={<AppLink to={pathTo('restaurantsId', { id: vendor.slug })} />}
      mark={vendor.pure_veg ? <VegMark diet="veg" label={t('pureVeg')} /> : null}
      line={vendor.cuisine_names.join(', ')}
      facts={
        <>
          {!isRatingTold(vendor) ? null : (
            <RatingBadge
              rating={vendor.rating}
              label={t('rated', { rating: vendor.rating, count: vendor.ratings_count })}
            />
          )}
          <span className="truncate tabular-nums">
            {vendor.is_open
              ? `${t('minutes', { range: range(from, to) })} · ${distance(vendor.distance_m)}`
              : openingLabels(vendor.opens_at)}
          </span>
        </>
      }
      isOpen={vendor.is_open}
    />
  )
}
