import { pictureUrl } from '@angadi/data/client/config.ts'
import type { SavedVendor } from '@angadi/data/favourites/favourite-vendors.ts'
import { isRatingTold } from '@angadi/domain/reviews/told-rating.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { Picture } from '@angadi/ui/picture/picture.tsx'
import { RatingBadge } from '@angadi/ui/rating-badge/rating-badge.tsx'
import { StretchedLink } from '@angadi/ui/stretched-link/stretched-link.tsx'
import { Store } from 'lucide-react'
import { VendorHeart } from '../../../shared/favourites/vendor-heart.tsx'
import { useOpeningLabels } from '../../../shared/vendor/use-opening-labels.ts'
import { vendorPath } from '../../../shared/vendor/vendor-path.ts'

/** A saved vendor: whether it is open, and the way to what it sells. */
export function FavouriteVendorRow({ vendor }: { readonly vendor: SavedVendor['vendor'] }) {
  const { t } = useTranslation(['favourites', 'food', 'storefront'])
  const { number } = useFormats()
  const openingLabels = useOpeningLabels()
  return (
    <article className="relative flex items-center gap-4 rounded-lg">
      <Picture
        src={pictureUrl(vendor.picture)}
        alt=""
        ratio="square"
        rounded="md"
        fallback={vendor.kind === 'food' ? undefined : <Store aria-hidden />}
        className="w-20"
      />
      <div className="flex min-w-0 flex-1 flex-col gap-0.5">
        <h2 className="line-clamp-2 text-lg leading-snug font-semibold">
          {vendor.is_active ? (
            <StretchedLink render={<AppLink to={vendorPath(vendor.kind, vendor.slug)} />}>
              {vendor.name}
            </StretchedLink>
          ) : (
            vendor.name
          )}
        </h2>
        <p className="flex flex-wrap items-center gap-x-2 text-sm text-ink-muted">
          {!isRatingTold(vendor) ? null : (
            <RatingBadge
              rating={vendor.rating}
              count={number(vendor.ratings_count)}
              label={t('food:rated', { rating: vendor.rating, count: vendor.ratings_count })}
            />
          )}
          <span>{vendor.area}</span>
        </p>
        <p className={`text-sm ${vendor.is_open ? 'font-medium text-success-ink' : 'text-ink-muted'}`}>
          {!vendor.is_active
            ? t('unavailable.vendor_gone')
            : vendor.is_open
              ? t('storefront:openNow')
              : openingLabels(vendor.opens_at)}
        </p>
      </div>
      <div className="relative z-raised">
        <VendorHeart vendor={vendor} isGone={!vendor.is_active} />
      </div>
    </article>
  )
}
