import type { MyVendor } from '@angadi/data/vendor-console/my-vendors.ts'
import type { VendorReviewFilter } from '@angadi/data/vendor-reviews/keys.ts'
import { useReviewedItems, useVendorReviews } from '@angadi/data/vendor-reviews/reviews.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { MorePages } from '@angadi/shell/more-pages.tsx'
import { FilterChip } from '@angadi/ui/chip/filter-chip.tsx'
import { EmptyState } from '@angadi/ui/empty-state/empty-state.tsx'
import { Select } from '@angadi/ui/select/select.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { MessageSquareText } from 'lucide-react'
import { Suspense, useState } from 'react'
import { ReviewCard } from './review-card.tsx'

const ReportReview = lazy(() => import('@angadi/shell/reviews/report-review.tsx'))

/** What customers wrote about the business and its items, and the vendor's replies, which everybody reads. */
export function Reviews({ vendor }: { readonly vendor: MyVendor }) {
  const { t } = useTranslation(['vendor-hub', 'common'])
  const [filter, setFilter] = useState<VendorReviewFilter>({ isUnanswered: false })
  const [reported, setReported] = useState<string>()
  const reviews = useVendorReviews(vendor.id, filter)
  const { data: items = [] } = useReviewedItems(vendor.id)
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <FilterChip
          pressed={filter.isUnanswered}
          onChange={(isUnanswered) => setFilter({ ...filter, isUnanswered })}
        >
          {t('reviews.unanswered')}
        </FilterChip>
        {items.length > 0 ? (
          <div className="w-full sm:w-80">
            <Select
              label={t('reviews.about')}
              hideLabel
              value={filter.subjectId ?? ''}
              onChange={({ target }) => setFilter({ ...filter, subjectId: target.value || undefined })}
              options={[
                { value: '', label: t('reviews.everything') },
                ...items.map(({ subject_id: value, name, average, reviews: count }) => ({
                  value,
                  label: t('reviews.itemOption', { name, average: average.toFixed(1), reviews: count }),
                })),
              ]}
            />
          </div>
        ) : null}
      </div>
      {reviews.error && !reviews.data ? (
        <LoadFailed
          title={t('reviews.failed')}
          error={reviews.error}
          busy={reviews.isFetching}
          onRetry={reviews.refetch}
        />
      ) : null}
      {!reviews.data && !reviews.error ? (
        <SkeletonGroup label={t('common:loading')}>
          <Skeleton shape="box" className="h-40" />
        </SkeletonGroup>
      ) : null}
      {reviews.data?.length === 0 ? (
        <EmptyState picture={<MessageSquareText aria-hidden />} title={t(emptyTitle(filter))} />
      ) : null}
      <ul className="grid grid-cols-1 gap-3 xl:grid-cols-2">
        {reviews.data?.map((review) => (
          <li key={review.id}>
            <ReviewCard review={review} vendorId={vendor.id} onReport={() => setReported(review.id)} />
          </li>
        ))}
      </ul>
      <MorePages pages={reviews} />
      {reported === undefined ? null : (
        <Suspense>
          <ReportReview reviewId={reported} onClose={() => setReported(undefined)} />
        </Suspense>
      )}
    </div>
  )
}

function emptyTitle({ isUnanswered, subjectId }: VendorReviewFilter) {
  if (subjectId) return 'reviews.noneOfItem'
  return isUnanswered ? 'reviews.allAnswered' : 'reviews.empty'
}
