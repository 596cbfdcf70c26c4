import type { StorePage } from '@angadi/data/grocery/store.ts'
import { isRatingTold } from '@angadi/domain/reviews/told-rating.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Badge } from '@angadi/ui/badge/badge.tsx'
import { RatingBadge } from '@angadi/ui/rating-badge/rating-badge.tsx'
import { BadgeCheck, Bike, Clock, MapPin, ShoppingBag, Zap } from 'lucide-react'
import { Fact } from '../../../shared/listing/fact.tsx'
import { RatingButton } from '../../../shared/reviews/rating-button.tsx'
import { useFeeLabel } from '../../../shared/vendor/use-fee-label.ts'

/** The name of a store, and when and for how much it comes. */
export function StoreHead({ store }: { readonly store: StorePage }) {
  const { t } = useTranslation('grocery')
  const { money, distance, range, number } = useFormats()
  const feeLabel = useFeeLabel()
  const { minutes_min: from, minutes_max: to, delivery_fee_paise: fee, distance_m: metres } = store
  const delivers = store.delivers_here === true
  return (
    <header className="flex flex-col gap-2">
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
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm tabular-nums">
        {store.is_express && store.is_open ? (
          <Fact icon={<Zap aria-hidden />}>{t('expressWithin', { count: store.express_minutes })}</Fact>
        ) : null}
        {delivers && from !== null && to !== null ? (
          <Fact icon={<Clock aria-hidden />}>{t('minutes', { range: range(from, to) })}</Fact>
        ) : null}
        {delivers && fee !== null ? (
          <Fact icon={<Bike aria-hidden />}>{feeLabel(fee, store.surcharges)}</Fact>
        ) : null}
        {metres === null ? null : <Fact icon={<MapPin aria-hidden />}>{distance(metres)}</Fact>}
        {store.min_order_paise > 0 ? (
          <Fact icon={<ShoppingBag aria-hidden />}>
            {t('minimum', { price: money(store.min_order_paise) })}
          </Fact>
        ) : null}
        {store.fssai_number ? (
          <Fact icon={<BadgeCheck aria-hidden />}>{t('fssai', { number: store.fssai_number })}</Fact>
        ) : null}
      </ul>
    </header>
  )
}
