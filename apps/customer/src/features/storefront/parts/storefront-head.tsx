import { pictureUrl } from '@angadi/data/client/config.ts'
import type { Storefront } from '@angadi/data/public-pages/storefront.ts'
import { isRatingTold } from '@angadi/domain/reviews/told-rating.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { matchRoute } from '@angadi/routes/match-route.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { Badge } from '@angadi/ui/badge/badge.tsx'
import { Picture } from '@angadi/ui/picture/picture.tsx'
import { RatingBadge } from '@angadi/ui/rating-badge/rating-badge.tsx'
import { VegMark } from '@angadi/ui/veg-mark/veg-mark.tsx'
import { Store } from 'lucide-react'
import { useOpeningLabels } from '../../../shared/vendor/use-opening-labels.ts'

/** The picture, name and state of a vendor, with the way to the page of its town. */
export function StorefrontHead({ vendor }: { readonly vendor: Storefront }) {
  const { t } = useTranslation(['storefront', 'food'])
  const { number } = useFormats()
  const openingLabels = useOpeningLabels()
  const { region } = vendor
  const hasTownPage = matchRoute(`/${region.slug}`)?.route.name === region.slug
  return (
    <header className="grid grid-cols-1 items-center gap-4 md:grid-cols-[minmax(0,1fr)_22rem] md:gap-10">
      <Picture
        src={pictureUrl(vendor.picture)}
        alt=""
        eager
        fallback={<Store aria-hidden />}
        className="-mx-4 -mt-5 aspect-auto! h-40 rounded-none! md:order-last md:m-0 md:h-56 md:rounded-xl!"
      />
      <div className="flex min-w-0 flex-col gap-2">
        <h1 className="text-3xl font-bold text-balance md:text-4xl">{vendor.name}</h1>
        {vendor.cuisine_names.length > 0 ? (
          <p className="flex items-center gap-1.5 text-ink-muted">
            {vendor.pure_veg ? <VegMark diet="veg" label={t('food:pureVeg')} /> : null}
            {vendor.cuisine_names.join(' · ')}
          </p>
        ) : null}
        {vendor.tagline ? <p className="max-w-reading text-ink-muted">{vendor.tagline}</p> : null}
        <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
          {!isRatingTold(vendor) ? (
            <Badge tone="accent">{t('new')}</Badge>
          ) : (
            <RatingBadge
              rating={vendor.rating}
              count={number(vendor.ratings_count)}
              label={t('rated', { rating: vendor.rating, count: vendor.ratings_count })}
            />
          )}
          <Badge tone={vendor.is_open ? 'success' : 'neutral'}>
            {vendor.is_open ? t('openNow') : openingLabels(vendor.opens_at)}
          </Badge>
          {vendor.area ? <span>{vendor.area}</span> : null}
          {hasTownPage ? (
            <AppLink
              to={`/${region.slug}`}
              className="flex min-h-touch items-center font-semibold text-action-ink hover:underline"
            >
              {t('inTown', { town: region.name })}
            </AppLink>
          ) : null}
        </p>
      </div>
    </header>
  )
}
