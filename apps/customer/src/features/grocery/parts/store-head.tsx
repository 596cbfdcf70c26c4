import type { StorePage } from '@angadi/data/grocery/store.ts'
import { isRatingTold } from '@angadi/domain/reviews/told-rating.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { Badge } from '@angadi/ui/badge/badge.tsx'
import { RatingBadge } from '@angadi/ui/rating-badge/rating-badge.tsx'
import { useRememberSeen } from '../../../shared/recents/recently-seen.ts'
import { RatingButton } from '../../../shared/reviews/rating-button.tsx'
import { FactLine } from '../../../shared/vendor/fact-line.tsx'
import { useArrivalLabel } from '../../../shared/vendor/use-arrival-label.tsx'
import { useFeeLabel } from '../../../shared/vendor/use-fee-label.ts'

/** The name of a store, and when and for how much it comes. */
export function StoreHead({ store }: { readonly store: StorePage }) {
  const { t } = useTranslation('grocery')
  const { money, distance, number } = useFormats()
  const arrival = useArrivalLabel()
  const feeLabel = useFeeLabel()
  useRememberSeen({
    path: pathTo('groceryStoreSlug', { slug: store.slug }),
    name: store.name,
    picture: store.picture,
  })
  const { minutes_max: to, delivery_fee_paise: fee, distance_m: metres } = store
  const delivers = store.delivers_here === true
  return (
    <header className="flex flex-col gap-1 md:gap-2">
      <h1 className="text-4xl font-bold text-balance max-md:sr-only">{store.name}</h1>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-ink-muted">
        {!isRatingTold(store) ? (
          <Badge tone="accent">{t('new')}</Badge>
        ) : (
          <RatingButton name={store.name} subjectId={store.id}>
            <RatingBadge
              rating={store.rating}
              count={number(store.ratings_count)}
              label={t('rated', { rating: store.rating, count: store.ratings_count })}
            />
          </RatingButton>
        )}
        {[...store.departments.map((one) => t(`department.${one}`)), store.area].join(' · ')}
      </p>
      <FactLine
        facts={[
          delivers && to !== null ? arrival(to) : null,
          delivers && fee !== null ? feeLabel(fee, store.surcharges) : null,
          metres === null ? null : distance(metres),
          store.min_order_paise > 0 ? t('minimum', { price: money(store.min_order_paise) }) : null,
          store.is_express && store.is_open ? t('expressWithin', { count: store.express_minutes }) : null,
        ].filter((fact) => fact !== null)}
      />
      {store.fssai_number ? (
        <p className="text-xs text-ink-muted tabular-nums">{t('fssai', { number: store.fssai_number })}</p>
      ) : null}
    </header>
  )
}
