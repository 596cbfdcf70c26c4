import {
  type ReportedReview,
  type ReviewQueue,
  useReportedReviews,
} from '@angadi/data/reviews/reported-reviews.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { MorePages } from '@angadi/shell/more-pages.tsx'
import { EmptyState } from '@angadi/ui/empty-state/empty-state.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { DecideReview } from './decide-review.tsx'
import { ReportedCard } from './reported-card.tsx'

/** The reported reviews of a queue, each with the buttons that decide about it. */
export function ReportedList({ queue }: { readonly queue: ReviewQueue }) {
  const { t } = useTranslation(['admin', 'common'])
  const reviews = useReportedReviews(queue)
  const [deciding, setDeciding] = useState<{ readonly review: ReportedReview; readonly keep: boolean }>()
  if (reviews.error && !reviews.data)
    return (
      <LoadFailed
        title={t('reviews.failed')}
        error={reviews.error}
        busy={reviews.isFetching}
        onRetry={reviews.refetch}
      />
    )
  if (!reviews.data)
    return (
      <SkeletonGroup label={t('common:loading')}>
        <div className="flex flex-col gap-3">
          <Skeleton shape="box" className="h-44" />
          <Skeleton shape="box" className="h-44" />
        </div>
      </SkeletonGroup>
    )
  if (reviews.data.length === 0)
    return (
      <EmptyState
        picture={<ShieldCheck aria-hidden />}
        title={t(queue === 'open' ? 'reviews.empty' : 'reviews.emptyDecided')}
      >
        {queue === 'open' ? t('reviews.emptyText') : null}
      </EmptyState>
    )
  return (
    <div className="flex flex-col gap-4">
      <ul className="grid grid-cols-1 gap-3 xl:grid-cols-2">
        {reviews.data.map((review) => (
          <li key={review.id}>
            <ReportedCard review={review} onDecide={(keep) => setDeciding({ review, keep })} />
          </li>
        ))}
      </ul>
      <MorePages pages={reviews} />
      {deciding ? (
        <DecideReview
          reviewId={deciding.review.id}
          keep={deciding.keep}
          onClose={() => setDeciding(undefined)}
        />
      ) : null}
    </div>
  )
}
