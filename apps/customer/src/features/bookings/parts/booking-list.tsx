import type { useMyBookings } from '@angadi/data/my-bookings/my-bookings.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { MorePages } from '@angadi/shell/more-pages.tsx'
import { SavedNote } from '@angadi/shell/network/saved-note.tsx'
import { EmptyState } from '@angadi/ui/empty-state/empty-state.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { CalendarClock } from 'lucide-react'
import { BookingCard } from './booking-card.tsx'

export interface BookingListProps {
  readonly query: ReturnType<typeof useMyBookings>
  readonly isPast?: boolean
}

/** Bookings in pages, each leading to its order. */
export function BookingList({ query, isPast = false }: BookingListProps) {
  const { t } = useTranslation('bookings')
  const { data, error, isFetching, refetch, dataUpdatedAt } = query
  if (!data)
    return error ? (
      <LoadFailed title={t('failed')} error={error} busy={isFetching} onRetry={refetch} />
    ) : (
      <SkeletonGroup label={t('loading')}>
        <div className="grid grid-cols-1 gap-3 md:grid-cols-2">
          <Skeleton shape="box" className="h-60" />
          <Skeleton shape="box" className="h-60" />
        </div>
      </SkeletonGroup>
    )
  return (
    <>
      <SavedNote since={dataUpdatedAt} />
      {data.length === 0 ? (
        <EmptyState
          picture={<CalendarClock aria-hidden />}
          title={t(isPast ? 'none.pastTitle' : 'none.title')}
          action={
            <LinkButton render={<AppLink to={pathTo('beautyWellness')} />}>{t('none.action')}</LinkButton>
          }
        >
          {t(isPast ? 'none.pastText' : 'none.text')}
        </EmptyState>
      ) : (
        <>
          <h2 className="sr-only">{t(isPast ? 'tabs.past' : 'tabs.upcoming')}</h2>
          <ul className="grid grid-cols-1 gap-3 md:grid-cols-2">
            {data.map((booking) => (
              <li key={booking.id}>
                <BookingCard booking={booking} />
              </li>
            ))}
          </ul>
          <MorePages pages={query} className="mt-4">
            {t('more')}
          </MorePages>
        </>
      )}
    </>
  )
}
