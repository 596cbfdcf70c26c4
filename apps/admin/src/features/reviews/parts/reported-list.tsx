import { type ReportedReview, useReportedReviews } from '@angadi/data/reviews/reported-reviews.ts'
import type { ReportQueue } from '@angadi/domain/reports/queues.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useState } from 'react'
import { ReportList } from '../../../shared/reports/report-list.tsx'
import { DecideReview } from './decide-review.tsx'
import { ReportedCard } from './reported-card.tsx'

/** The reported reviews of a queue, each with the buttons that decide about it. */
export function ReportedList({ queue }: { readonly queue: ReportQueue }) {
  const { t } = useTranslation('admin')
  const reviews = useReportedReviews(queue)
  const [deciding, setDeciding] = useState<{ readonly review: ReportedReview; readonly keep: boolean }>()
  return (
    <>
      <ReportList
        queue={queue}
        pages={reviews}
        empty={t('reviews.empty')}
        card={(review) => <ReportedCard review={review} onDecide={(keep) => setDeciding({ review, keep })} />}
      />
      {deciding ? (
        <DecideReview
          reviewId={deciding.review.id}
          keep={deciding.keep}
          onClose={() => setDeciding(undefined)}
        />
      ) : null}
    </>
  )
}
