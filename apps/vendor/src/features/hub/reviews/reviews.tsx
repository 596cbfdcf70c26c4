import type { MyVendor } from '@angadi/data/vendor-console/my-vendors.ts'
import { useVendorReviews } from '@angadi/data/vendor-reviews/reviews.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { MorePages } from '@angadi/shell/more-pages.tsx'
import { FilterChip } from '@angadi/ui/chip/filter-chip.tsx'
import { EmptyState } from '@angadi/ui/empty-state/empty-state.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { MessageSquareText } from 'lucide-react'
import { useState } from 'react'
import { ReviewCard } from './review-card.tsx'

/** What customers wrote, and the vendor's replies, which everybody reads. */
export function Reviews({ vendor }: { readonly vendor: MyVendor }) {
  const { t } = useTranslation(['vendor-hub', 'common'])
  const [unanswered, setUnanswered] = useState(false)
  const reviews = useVendorReviews(vendor.id, unanswered)
  return (
    <div className="flex flex-col gap-4">
      <div>
        <FilterChip pressed={unanswered} onChange={setUnanswered}>
          {t('reviews.unanswered')}
        </FilterChip>
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
        <EmptyState
          picture={<MessageSquareText aria-hidden />}
          title={t(unanswered ? 'reviews.allAnswered' : 'reviews.empty')}
        />
      ) : null}
      <ul className="grid grid-cols-1 gap-3 xl:grid-cols-2">
        {reviews.data?.map((review) => (
          <li key={review.id}>
            <ReviewCard review={review} vendorId={vendor.id} />
          </li>
        ))}
      </ul>
      <MorePages pages={reviews} />
    </div>
  )
}
