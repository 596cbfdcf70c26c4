import type { OwnReview } from '@angadi/data/reviews/own-review.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Badge } from '@angadi/ui/badge/badge.tsx'
import { RatingBadge } from '@angadi/ui/rating-badge/rating-badge.tsx'
import { OwnReviewActions } from '../../reviews/own-review-actions.tsx'

export interface OwnReviewLineProps {
  /** What is reviewed. */
  readonly name: string
  readonly orderId: string
  readonly review: OwnReview
}

/** A review of the user in a few lines, with the reply and with buttons to change and delete it. */
export function OwnReviewLine({ name, orderId, review }: OwnReviewLineProps) {
  const { t } = useTranslation('reviews')
  return (
    <div className="flex min-w-0 flex-1 flex-col gap-1">
      <p className="flex items-center justify-between gap-2">
        <span className="min-w-0 font-medium">{name}</span>
        <RatingBadge rating={review.stars} label={t('stars', { stars: review.stars })} />
      </p>
      {review.body ? (
        <p className="wrap-anywhere whitespace-pre-line text-ink-muted" dir="auto">
          {review.body}
        </p>
      ) : null}
      {review.photos.length > 0 ? (
        <p className="text-sm text-ink-muted">
          {t('photo.title')}: {review.photos.length}
        </p>
      ) : null}
      {review.reply ? (
        <p className="rounded-md bg-surface-sunken px-3 py-2 text-sm wrap-anywhere" dir="auto">
          <span className="block font-semibold">{t('reply')}</span>
          {review.reply}
        </p>
      ) : null}
      {review.state === 'shown' ? null : (
        <p>
          <Badge tone="warning">{t(`state.${review.state}`)}</Badge>
        </p>
      )}
      <OwnReviewActions name={name} orderId={orderId} review={review} photos={review.photos} />
    </div>
  )
}
