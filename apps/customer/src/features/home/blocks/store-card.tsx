import { pictureUrl } from '@angadi/data/client/config.ts'
import type { HomeStore } from '@angadi/data/home/home-page.ts'
import { isRatingTold } from '@angadi/domain/reviews/told-rating.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { Badge } from '@angadi/ui/badge/badge.tsx'
import { Picture } from '@angadi/ui/picture/picture.tsx'
import { RatingBadge } from '@angadi/ui/rating-badge/rating-badge.tsx'
import { StretchedLink } from '@angadi/ui/stretched-link/stretched-link.tsx'
import { VegMark } from '@angadi/ui/veg-mark/veg-mark.tsx'
import { useFeeLabel } from '../../../shared/vendor/use-fee-label.ts'
import { useOpeningLabels } from '../../../shared/vendor/use-opening-labels.ts'

/** A restaurant in the rail of home, with what is known of it at this place. */
export function StoreCard({ store, eager }: { readonly store: HomeStore; readonly eager: boolean }) {
  const { t } = useTranslation('food')
  const { money, distance, range } = useFormats()
  const openingLabels = useOpeningLabels()
  const feeLabel = useFeeLabel()
  const { minutes_min: from, minutes_max: to, distance_m: metres, delivery_fee_paise: fee } = store
  const facts = [
    ...(from !== undefined && to !== undefined ? [t('minutes', { range: range(from, to) })] : []),
    ...(metres === undefined ? [store.area] : [distance(metres)]),
    ...(fee === undefined ? [] : [feeLabel(fee, store.surcharges)]),
  ].filter(Boolean)
  return (
    <article className="group relative flex flex-col gap-2 rounded-lg">
      <div className="relative overflow-hidden rounded-lg">
        <Picture
          src={pictureUrl(store.picture)}
          alt=""
          eager={eager}
          className="aspect-video! w-full transition-[scale] duration-slow group-hover:scale-[1.02]"
        />
        {store.is_open === false ? (
          <p className="absolute inset-x-0 bottom-0 bg-picture-shade px-3 py-1 text-sm font-semibold text-on-picture">
            {openingLabels(store.opens_at ?? null)}
          </p>
        ) : null}
      </div>
      <div className="flex min-w-0 flex-col gap-0.5">
        <div className="flex items-start justify-between gap-2">
          <h3 className="flex min-w-0 items-center gap-1.5 text-lg font-semibold">
            <span className="line-clamp-1">
              <StretchedLink render={<AppLink to={pathTo('restaurantsId', { id: store.slug })} />}>
                {store.name}
              </StretchedLink>
            </span>
            {store.pure_veg ? <VegMark diet="veg" label={t('pureVeg')} /> : null}
          </h3>
          <span className="mt-0.5 shrink-0">
            {!isRatingTold(store) ? (
              <Badge tone="accent">{t('new')}</Badge>
            ) : (
              <RatingBadge
                rating={store.rating}
                count={String(store.ratings_count)}
                label={t('rated', { rating: store.rating, count: store.ratings_count })}
              />
            )}
          </span>
        </div>
        <p className="line-clamp-1 text-sm text-ink-muted">
          {[
            store.cuisine_names.join(', '),
            ...(store.cost_for_two_paise === null
              ? []
              : [t('restaurant.forTwo', { price: money(store.cost_for_two_paise) })]),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <p className="line-clamp-1 text-sm tabular-nums">{facts.join(' · ')}</p>
      </div>
    </article>
  )
}
