import { useVoteReview } from '@angadi/data/reviews/judge-review.ts'
import type { Review } from '@angadi/data/reviews/review-list.ts'
import { useUserId } from '@angadi/data/session/session-store.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { ReviewContent } from '@angadi/shell/reviews/review-content.tsx'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { useOnline } from '@angadi/shell/use-online.ts'
import { FilterChip } from '@angadi/ui/chip/filter-chip.tsx'
import { IconButton } from '@angadi/ui/icon-button/icon-button.tsx'
import { RatingBadge } from '@angadi/ui/rating-badge/rating-badge.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { Flag, ThumbsUp } from 'lucide-react'
import { ReviewReply } from './review-reply.tsx'

export interface ReviewCardProps {
  readonly subjectId: string
  readonly review: Review
  /** Asks to sign in: guests read, and neither vote nor report. */
  readonly onSignIn: () => void
  readonly onReport: () => void
}

/** A review with its photos and the seller's reply; others find it helpful or report it. */
export function ReviewCard({ subjectId, review, onSignIn, onReport }: ReviewCardProps) {
  const { t } = useTranslation('reviews')
  const { date } = useFormats()
  const errorText = useErrorText()
  const isOnline = useOnline()
  const isGuest = useUserId() === null
  const { mutate: vote } = useVoteReview(subjectId)
  const name = review.author_name || t('anonymous')
  const { item_name: item, vendor_name: vendor } = review
  const act = (work: () => void) => {
    if (isGuest) onSignIn()
    else if (isOnline) work()
    else notify.problem(t('offline'))
  }
  return (
    <article className="flex flex-col gap-2">
      <p className="flex items-center gap-2">
        <RatingBadge rating={review.stars} label={t('stars', { stars: review.stars })} />
        <span className="min-w-0 flex-1 truncate font-semibold">{review.is_own ? t('own') : name}</span>
        <span className="text-sm text-ink-muted">{date(review.created_at)}</span>
      </p>
      <ReviewContent review={review} />
      {item && vendor ? <p className="text-sm text-ink-muted">{t('boughtFrom', { item, vendor })}</p> : null}
      {review.is_edited ? <p className="text-sm text-ink-muted">{t('edited')}</p> : null}
      <ReviewReply reply={review.reply} />
      {review.is_own ? (
        review.helpful > 0 ? (
          <p className="text-sm text-ink-muted">{t('mine.helpful', { count: review.helpful })}</p>
        ) : null
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-2">
          <FilterChip
            pressed={review.is_voted}
            icon={<ThumbsUp aria-hidden />}
            onChange={(isHelpful) =>
              act(() =>
                vote(
                  { reviewId: review.id, isHelpful },
                  { onError: (error) => notify.problem(errorText(error)) },
                ),
              )
            }
          >
            <span className="sr-only">{t('helpfulOf', { name })}. </span>
            {review.helpful > 0 ? t('helpfulCount', { count: review.helpful }) : t('helpful')}
          </FilterChip>
          {review.is_reported ? (
            <span className="text-sm text-ink-muted">{t('report.already')}</span>
          ) : (
            <IconButton
              label={`${t('report.action')}: ${name}`}
              icon={<Flag aria-hidden className="size-4! text-ink-muted" />}
              onClick={() => act(onReport)}
            />
          )}
        </div>
      )}
    </article>
  )
}
