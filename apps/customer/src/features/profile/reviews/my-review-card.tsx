import type { MyReview } from '@angadi/data/reviews/my-reviews.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { ReviewContent } from '@angadi/shell/reviews/review-content.tsx'
import { Badge } from '@angadi/ui/badge/badge.tsx'
import { RatingBadge } from '@angadi/ui/rating-badge/rating-badge.tsx'
import { OwnReviewActions } from '../../../shared/reviews/own-review-actions.tsx'
import { ReviewReply } from '../../../shared/reviews/review-reply.tsx'

/** A review of the user, with what came of it. */
export function MyReviewCard({ review }: { readonly review: MyReview }) {
  const { t } = useTranslation('reviews')
  const { date, dateTime } = useFormats()
  const { about, name: of, item_name: item } = review
  const name =
    about === 'item' || about === 'professional'
      ? t(about === 'item' ? 'mine.item' : 'mine.professional', { item: item ?? '', vendor: of })
      : about === 'courier'
        ? t('mine.courier', { name: of })
        : of
  return (
    <article className="flex flex-col gap-2">
      <div className="flex items-start gap-2">
        <h3 className="min-w-0 flex-1 font-semibold">{name}</h3>
        <RatingBadge rating={review.stars} label={t('stars', { stars: review.stars })} />
      </div>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-muted">
        {date(review.created_at)}
        {review.order_id === null ? null : (
          <AppLink
            to={pathTo('orderTrackingId', { id: review.order_id })}
            className="inline-flex min-h-touch items-center font-medium text-action-ink underline"
          >
            {t('mine.order')}
          </AppLink>
        )}
      </p>
      {review.state === 'shown' ? null : (
        <p>
          <Badge tone="warning">{t(`state.${review.state}`)}</Badge>
        </p>
      )}
      <ReviewContent review={review} />
      <ReviewReply reply={review.reply} />
      {review.helpful > 0 ? (
        <p className="text-sm text-ink-muted">{t('mine.helpful', { count: review.helpful })}</p>
      ) : null}
      {review.changeable_until && review.state !== 'removed' ? (
        <p className="text-sm text-ink-muted">
          {t('edit.until', { time: dateTime(review.changeable_until) })}
        </p>
      ) : null}
      <OwnReviewActions
        name={name}
        orderId={review.order_id ?? review.id}
        review={review}
        photos={review.photos.map(({ path }) => path)}
        isStarsOnly={about === 'courier'}
      />
    </article>
  )
}
