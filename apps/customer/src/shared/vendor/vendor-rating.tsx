import { isRatingTold, type Rated } from '@angadi/domain/reviews/told-rating.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Badge } from '@angadi/ui/badge/badge.tsx'
import { RatingBadge } from '@angadi/ui/rating-badge/rating-badge.tsx'

/** What customers give a vendor, with how many they are; "New" while they are too few to be told. */
export function VendorRating({ rated }: { readonly rated: Rated }) {
  const { t } = useTranslation('food')
  const { shortNumber } = useFormats()
  if (!isRatingTold(rated)) return <Badge tone="accent">{t('new')}</Badge>
  return (
    <RatingBadge
      rating={rated.rating}
      count={`(${shortNumber(rated.ratings_count)})`}
      label={t('rated', { rating: rated.rating, count: rated.ratings_count })}
    />
  )
}
