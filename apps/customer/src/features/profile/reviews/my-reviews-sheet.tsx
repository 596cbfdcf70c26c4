import { useMyReviews } from '@angadi/data/reviews/my-reviews.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { MorePages } from '@angadi/shell/more-pages.tsx'
import { DialogSheet } from '@angadi/ui/dialog-sheet/dialog-sheet.tsx'
import { EmptyState } from '@angadi/ui/empty-state/empty-state.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { Star } from 'lucide-react'
import { MyReviewCard } from './my-review-card.tsx'

/** Everything that the user has reviewed, newest first, to read, change and delete. */
export default function MyReviewsSheet({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation(['reviews', 'common'])
  const reviews = useMyReviews()
  return (
    <DialogSheet
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      size="lg"
      title={t('mine.title')}
      closeLabel={t('common:close')}
    >
      {reviews.error && !reviews.data ? (
        <LoadFailed
          title={t('mine.failed')}
          error={reviews.error}
          busy={reviews.isFetching}
          onRetry={reviews.refetch}
        />
      ) : null}
      {!reviews.data && !reviews.error ? (
        <SkeletonGroup label={t('common:loading')}>
          <div className="flex flex-col gap-3">
            <Skeleton shape="box" className="h-28" />
            <Skeleton shape="box" className="h-28" />
          </div>
        </SkeletonGroup>
      ) : null}
      {reviews.data?.length === 0 ? (
        <EmptyState
          picture={<Star aria-hidden />}
          title={t('mine.empty')}
          action={
            <LinkButton variant="secondary" render={<AppLink to={pathTo('orders')} />}>
              {t('mine.orders')}
            </LinkButton>
          }
        >
          {t('mine.emptyText')}
        </EmptyState>
      ) : null}
      <ul className="divide-y divide-line">
        {reviews.data?.map((review) => (
          <li key={review.id} className="py-4 first:pt-0">
            <MyReviewCard review={review} />
          </li>
        ))}
      </ul>
      <MorePages pages={reviews} />
    </DialogSheet>
  )
}
