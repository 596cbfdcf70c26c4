import { pictureUrl } from '@angadi/data/client/config.ts'
import type { NearbyStore } from '@angadi/data/grocery/stores-near.ts'
import { isRatingTold } from '@angadi/domain/reviews/told-rating.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { Badge } from '@angadi/ui/badge/badge.tsx'
import { Picture } from '@angadi/ui/picture/picture.tsx'
import { RatingBadge } from '@angadi/ui/rating-badge/rating-badge.tsx'
import { StretchedLink } from '@angadi/ui/stretched-link/stretched-link.tsx'
import { ChevronRight, Store, Zap } from 'lucide-react'
import { useFeeLabel } from '../../../shared/vendor/use-fee-label.ts'
import { useOpeningLabels } from '../../../shared/vendor/use-opening-labels.ts'
import { ProductCards } from './product-cards.tsx'

export interface StoreEntryProps {
  readonly store: NearbyStore
  /** Loads its pictures at once: for the first of the page. */
  readonly eager?: boolean
}

/** A store in a list: when it comes and what that costs, with a row of what it sells. */
export function StoreEntry({ store, eager = false }: StoreEntryProps) {
  const { t } = useTranslation('grocery')
  const { distance, range, number } = useFormats()
  const feeLabel = useFeeLabel()
  const openingLabels = useOpeningLabels()
  const facts = store.is_open
    ? [
        t('minutes', { range: range(store.minutes_min, store.minutes_max) }),
        distance(store.distance_m),
        feeLabel(store.delivery_fee_paise, store.surcharges),
      ]
    : [openingLabels(store.opens_at), distance(store.distance_m)]
  return (
    <article className="flex flex-col gap-3">
      <header className="relative flex items-center gap-3 rounded-lg">
        <Picture
          src={pictureUrl(store.picture)}
          alt=""
          ratio="square"
          rounded="md"
          eager={eager}
          fallback={<Store aria-hidden />}
          className="w-16"
        />
        <div className="min-w-0 flex-1">
          <h3 className="flex flex-wrap items-center gap-x-2 text-lg font-semibold">
            <StretchedLink render={<AppLink to={pathTo('groceryStoreSlug', { slug: store.slug })} />}>
              {store.name}
            </StretchedLink>
            {store.is_express && store.is_open ? (
              <Badge tone="success" icon={<Zap aria-hidden />}>
                {t('express')}
              </Badge>
            ) : null}
          </h3>
          <ul className="flex flex-wrap text-sm text-ink-muted tabular-nums">
            {facts.map((fact) => (
              <li key={fact} className="wrap-anywhere not-first:before:mx-1.5 not-first:before:content-['·']">
                {fact}
              </li>
            ))}
          </ul>
          <p className="mt-0.5 flex flex-wrap items-center gap-2 text-sm text-ink-muted">
            {!isRatingTold(store) ? (
              <Badge tone="accent">{t('new')}</Badge>
            ) : (
              <RatingBadge
                rating={store.rating}
                count={number(store.ratings_count)}
                label={t('rated', { rating: store.rating, count: store.ratings_count })}
              />
            )}
            <span className="line-clamp-1">
              {store.departments.map((one) => t(`department.${one}`)).join(', ')}
            </span>
          </p>
        </div>
        <ChevronRight aria-hidden className="size-5 shrink-0 text-ink-muted" />
      </header>
      {store.picks.length > 0 ? (
        <ProductCards
          rail
          products={store.picks}
          store={store}
          label={t('picksOf', { store: store.name })}
          eager={eager}
        />
      ) : null}
    </article>
  )
}
