import { useReviews } from '@angadi/data/vendors/reviews.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { RatingBadge } from '@angadi/ui/rating-badge/rating-badge.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'

/** The latest reviews, with the restaurant's replies. */
export function Reviews({ vendorId }: { readonly vendorId: string }) {
  const { t } = useTranslation(['food', 'common'])
  const { date } = useFormats()
  const { data: reviews, error, isFetching, refetch } = useReviews(vendorId)
  if (error && !reviews)
    return (
      <LoadFailed title={t('restaurant.failedReviews')} error={error} busy={isFetching} onRetry={refetch} />
    )
  if (!reviews)
    return (
      <SkeletonGroup label={t('common:loading')}>
        <div className="flex flex-col gap-3">
          <Skeleton shape="box" className="h-20" />
          <Skeleton shape="box" className="h-20" />
        </div>
      </SkeletonGroup>
    )
  if (reviews.length === 0) return <p className="text-ink-muted">{t('restaurant.noReviews')}</p>
  return (
    <ul className="divide-y divide-line">
      {reviews.map(({ id, author_name, stars, body, reply, created_at }) => (
        <li key={id} className="flex flex-col gap-1.5 py-4 first:pt-0">
          <p className="flex items-center gap-2">
            <RatingBadge rating={stars} label={t('restaurant.stars', { stars })} />
            <span className="min-w-0 flex-1 truncate font-semibold">
              {author_name || t('restaurant.anonymous')}
            </span>
            <span className="text-sm text-ink-muted">{date(created_at)}</span>
          </p>
          <p>{body}</p>
          {reply ? (
            <div className="rounded-md bg-surface-sunken px-3 py-2 text-sm">
              <p className="font-semibold">{t('restaurant.reply')}</p>
              <p className="text-ink-muted">{reply}</p>
            </div>
          ) : null}
        </li>
      ))}
    </ul>
  )
}
