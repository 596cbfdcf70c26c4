import type { ReportedReview } from '@angadi/data/reviews/reported-reviews.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { ReviewContent } from '@angadi/shell/reviews/review-content.tsx'
import { Card } from '@angadi/ui/card/card.tsx'
import { RatingBadge } from '@angadi/ui/rating-badge/rating-badge.tsx'
import { ReportDecision, ReportStateBadge } from '../../../shared/reports/report-decision.tsx'

export interface ReportedCardProps {
  readonly review: ReportedReview
  /** Asks to keep it, or to take it down. */
  readonly onDecide: (keep: boolean) => void
}

/** A reported review: what it says, of what, who reported it and why, and what was decided. */
export function ReportedCard({ review, onDecide }: ReportedCardProps) {
  const { t } = useTranslation(['admin', 'reports'])
  const { date } = useFormats()
  const name = review.author_name || t('reports:anonymous')
  const about = { vendor: review.vendor_name, order: review.order_number }
  return (
    <Card className="flex h-full flex-col gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <RatingBadge rating={review.stars} label={t('reviews.stars', { stars: review.stars })} />
        <p className="min-w-0 flex-1 font-semibold">
          {t('reports:by', { name, date: date(review.created_at) })}
        </p>
        <ReportStateBadge state={review.state} />
      </div>
      <p className="text-sm text-ink-muted">
        {review.item_name === null
          ? t('reviews.of', about)
          : t('reviews.ofItem', { ...about, item: review.item_name })}
      </p>
      <ReviewContent review={review} />
      {review.reply ? (
        <blockquote className="border-l-3 border-line-strong pl-3 text-sm">
          <p className="font-medium">{t('reviews.reply')}</p>
          <p className="wrap-anywhere whitespace-pre-line" dir="auto">
            {review.reply}
          </p>
        </blockquote>
      ) : null}
      <Reports review={review} />
      <ReportDecision
        state={review.state}
        decision={review.decision}
        labels={{
          keep: t('reviews.keepOf', { name }),
          remove: t('reviews.removeOf', { name }),
          restore: t('reviews.restoreOf', { name }),
        }}
        onDecide={onDecide}
      />
    </Card>
  )
}

function Reports({ review: { reports } }: { readonly review: ReportedReview }) {
  const { t } = useTranslation(['admin', 'reports', 'reviews'])
  const { dateTime } = useFormats()
  return (
    <div className="rounded-md bg-surface-sunken px-3 py-2 text-sm">
      <p className="font-semibold">{t('reports:count', { count: reports.length })}</p>
      <ul className="flex flex-col gap-1">
        {reports.map(({ at, reason, note, by_vendor: byVendor }) => (
          <li key={at}>
            {t(byVendor ? 'reviews.reportByVendor' : 'reviews.reportBy', {
              reason: t(`reviews:report.reasons.${reason}`),
              date: dateTime(at),
            })}
            {note ? (
              <span className="block wrap-anywhere text-ink-muted" dir="auto">
                {note}
              </span>
            ) : null}
          </li>
        ))}
      </ul>
    </div>
  )
}
