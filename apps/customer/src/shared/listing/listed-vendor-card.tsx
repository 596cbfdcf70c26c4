import { pictureUrl } from '@angadi/data/client/config.ts'
import type { ListedVendor } from '@angadi/data/public-pages/cards.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { Badge } from '@angadi/ui/badge/badge.tsx'
import { RatingBadge } from '@angadi/ui/rating-badge/rating-badge.tsx'
import { VegMark } from '@angadi/ui/veg-mark/veg-mark.tsx'
import { RestaurantCard } from '../vendor/restaurant-card.tsx'
import { useOpeningLabels } from '../vendor/use-opening-labels.ts'
import { vendorPath } from './vendor-path.ts'

export interface ListedVendorCardProps {
  readonly vendor: ListedVendor
  /** Loads the picture at once: for the first cards of a page. */
  readonly eager?: boolean
}

/** A vendor in a list of a public page, which is the same for everybody: without distance and fee. */
export function ListedVendorCard({ vendor, eager = false }: ListedVendorCardProps) {
  const { t } = useTranslation(['food', 'storefront'])
  const openingLabels = useOpeningLabels()
  return (
    <RestaurantCard
      name={vendor.name}
      picture={pictureUrl(vendor.picture)}
      eager={eager}
      render={<AppLink to={vendorPath(vendor)} />}
      rating={
        vendor.rating === null ? (
          <Badge tone="accent">{t('new')}</Badge>
        ) : (
          <RatingBadge
            rating={vendor.rating}
            label={t('rated', { rating: vendor.rating, count: vendor.ratings_count })}
          />
        )
      }
      mark={vendor.pure_veg ? <VegMark diet="veg" label={t('pureVeg')} /> : null}
      cuisines={vendor.cuisine_names.join(', ') || (vendor.tagline ?? '')}
      facts={[vendor.area, vendor.is_open ? t('storefront:openNow') : ''].filter((fact) => fact !== '')}
      closed={vendor.is_open ? undefined : openingLabels(vendor.opens_at)}
    />
  )
}
