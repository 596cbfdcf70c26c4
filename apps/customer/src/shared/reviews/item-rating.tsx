import { useItemRatings } from '@angadi/data/reviews/review-summary.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { RatingBadge } from '@angadi/ui/rating-badge/rating-badge.tsx'

export interface ItemRatingProps {
  readonly vendorId: string
  /** An item of the vendor. */
  readonly itemId: string
}

/** The rating of an item that three customers or more have rated; nothing before that. One request for all items of a vendor. */
export function useItemRating({ vendorId, itemId }: ItemRatingProps) {
  return useItemRatings(vendorId).data?.get(itemId)
}

/** The rating of an item on its card; nothing where too few have rated it. */
export function ItemRating(props: ItemRatingProps) {
  const { t } = useTranslation('reviews', { useSuspense: false })
  const { number } = useFormats()
  const found = useItemRating(props)
  if (!found) return null
  return (
    <RatingBadge
      rating={found.rating}
      count={number(found.ratings)}
      label={t('rated', { rating: found.rating, count: found.ratings })}
    />
  )
}
