import { useMyCourier } from '@angadi/data/courier-console/courier.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { RatingBadge } from '@angadi/ui/rating-badge/rating-badge.tsx'

/** What customers think of the courier; nothing before the first of them has said so. */
export function OwnRating() {
  const { t } = useTranslation('delivery')
  const { number } = useFormats()
  const { data: me } = useMyCourier()
  if (!me?.rating) return null
  return (
    <RatingBadge
      rating={me.rating}
      count={t('earnings.ratings', { count: me.ratings_count })}
      label={t('earnings.rating', { rating: number(me.rating) })}
    />
  )
}
