import { signInPath } from '@angadi/auth/origin.ts'
import type { Review } from '@angadi/data/reviews/review-list.ts'
import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import { MorePages, type MorePagesProps } from '@angadi/shell/more-pages.tsx'
import { useNavigateTo } from '@angadi/shell/use-navigate-to.ts'
import { Suspense, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { ReviewCard } from './review-card.tsx'

const ReportReview = lazy(() => import('@angadi/shell/reviews/report-review.tsx'))

export interface ReviewListProps {
  readonly subjectId: string
  readonly reviews: readonly Review[]
  readonly pages: MorePagesProps['pages']
}

/** Reviews one below the other, with a button for more. */
export function ReviewList({ subjectId, reviews, pages }: ReviewListProps) {
  const go = useNavigateTo()
  const { pathname, search } = useLocation()
  const [reported, setReported] = useState<string>()
  return (
    <>
      <ul className="divide-y divide-line">
        {reviews.map((review) => (
          <li key={review.id} className="py-4 first:pt-0">
            <ReviewCard
              subjectId={subjectId}
              review={review}
              onSignIn={() => go(signInPath(`${pathname}${search}`))}
              onReport={() => setReported(review.id)}
            />
          </li>
        ))}
      </ul>
      <MorePages pages={pages} />
      {reported === undefined ? null : (
        <Suspense>
          <ReportReview reviewId={reported} onClose={() => setReported(undefined)} />
        </Suspense>
      )}
    </>
  )
}
