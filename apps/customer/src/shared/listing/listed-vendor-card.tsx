import { pictureUrl } from '@angadi/data/client/config.ts'
import type { ListedVendor } from '@angadi/data/public-pages/cards.ts'
import { isRatingTold } from '@angadi/domain/reviews/told-rating.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { Badge } from '@angadi/ui/badge/badge.tsx'
import { Picture } from '@angadi/ui/picture/picture.tsx'
import { RatingBadge } from '@angadi/ui/rating-badge/rating-badge.tsx'
import { StretchedLink } from '@angadi/ui/stretched-link/stretched-link.tsx'
import { VegMark } from '@angadi/ui/veg-mark/veg-mark.tsx'
import { Store } from 'lucide-react'
import { useOpeningLabels } from '../vendor/use-opening-labels.ts'
import { publicVendorPath } from '../vendor/vendor-path.ts'

/**
 * A vendor in a list of a public page, which is the same for everybody: without distance and fee. A row on a phone, a
 * card with a wide picture on wider screens.
 */
export function ListedVendorCard({ vendor }: { readonly vendor: ListedVendor }) {
  const { t } = useTranslation(['food', 'storefront'])
  const openingLabels = useOpeningLabels()
  const about = vendor.cuisine_names.join(', ') || (vendor.tagline ?? '')
  return (
    <article className="relative flex gap-4 rounded-lg sm:flex-col sm:gap-2.5">
      <Picture
        src={pictureUrl(vendor.picture)}
        alt=""
        ratio="square"
        fallback={vendor.kind === 'food' ? undefined : <Store aria-hidden />}
        className="w-28 max-w-1/3 self-start sm:aspect-video! sm:w-full sm:max-w-none"
      />
      <div className="flex min-w-0 flex-1 flex-col gap-0.5 wrap-anywhere">
        <h3 className="flex min-w-0 items-center gap-1.5 text-lg leading-snug font-semibold">
          <span className="line-clamp-2">
            <StretchedLink render={<AppLink to={publicVendorPath(vendor.kind, vendor.slug)} />}>
              {vendor.name}
            </StretchedLink>
          </span>
          {vendor.pure_veg ? <VegMark diet="veg" label={t('pureVeg')} /> : null}
        </h3>
        <p className="flex flex-wrap items-center gap-x-2 text-sm">
          {!isRatingTold(vendor) ? (
            <Badge tone="accent">{t('new')}</Badge>
          ) : (
            <RatingBadge
              rating={vendor.rating}
              label={t('rated', { rating: vendor.rating, count: vendor.ratings_count })}
            />
          )}
          <span className={vendor.is_open ? 'font-medium text-success-ink' : 'text-ink-muted'}>
            {vendor.is_open ? t('storefront:openNow') : openingLabels(vendor.opens_at)}
          </span>
        </p>
        {about ? <p className="line-clamp-1 text-sm text-ink-muted">{about}</p> : null}
        {vendor.area ? <p className="text-sm text-ink-muted">{vendor.area}</p> : null}
      </div>
    </article>
  )
}
