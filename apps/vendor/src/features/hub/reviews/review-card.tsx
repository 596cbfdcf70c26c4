import type { VendorReview } from '@angadi/data/vendor-reviews/reviews.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { ReviewContent } from '@angadi/shell/reviews/review-content.tsx'
import { Badge } from '@angadi/ui/badge/badge.tsx'
import { Card } from '@angadi/ui/card/card.tsx'
import { IconButton } from '@angadi/ui/icon-button/icon-button.tsx'
import { RatingBadge } from '@angadi/ui/rating-badge/rating-badge.tsx'
import { Flag } from 'lucide-react'
import { ReviewReply } from './review-reply.tsx'

export interface ReviewCardProps {
  readonly review: VendorReview
  readonly vendorId: string
  /** Reports it to the administration, which alone hides reviews. */
  readonly onReport: () => void
}

/** One review with what it is about, its photos, and the vendor's reply to write, change or take away. */
export function ReviewCard({ review, vendorId, onReport }: ReviewCardProps) {
  const { t } = useTranslation(['vendor-hub', 'reviews'])
  const { date } = useFormats()
  const author = review.author_name || t('reviews.somebody')
  return (
    <Card className="flex h-full flex-col gap-2">
      <div className="flex items-center gap-3">
        <p className="min-w-0 flex-1 truncate font-semibold">{author}</p>
        <RatingBadge rating={review.stars} label={t('reviews.stars', { count: review.stars })} />
        {review.is_reported ? null : (
          <IconButton
            label={`${t('reviews.report')}: ${author}`}
            icon={<Flag aria-hidden className="size-4! text-ink-muted" />}
            onClick={onReport}
            className="-my-2 -mr-2"
          />
        )}
      </div>
      <p className="text-sm text-ink-muted">
        {date(review.created_at)} · {review.order_number}
        {review.is_edited ? ` · ${t('reviews.edited')}` : null}
      </p>
      <p className="text-sm font-medium">
        {review.item_name === null
          ? t('reviews.ofBusiness')
          : t('reviews.ofItem', { item: review.item_name })}
      </p>
      <ReviewContent review={review} />
      {review.items.length > 0 ? <p className="text-sm text-ink-muted">{review.items.join(', ')}</p> : null}
      {review.helpful > 0 ? (
        <p className="text-sm text-ink-muted">{t('reviews.helpful', { count: review.helpful })}</p>
      ) : null}
      {review.state === 'reported' || review.is_reported ? (
        <p>
          <Badge tone="warning">
            {t(review.state === 'reported' ? 'reviews.hidden' : 'reviews:report.already')}
          </Badge>
        </p>
      ) : null}
      <ReviewReply review={review} vendorId={vendorId} author={author} />
    </Card>
  )
}
