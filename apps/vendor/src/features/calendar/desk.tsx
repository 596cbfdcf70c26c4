import { useCalendar, useDeskDays } from '@angadi/data/booking-desk/calendar.ts'
import { useUnblockTime } from '@angadi/data/booking-desk/change.ts'
import { useLiveDesk } from '@angadi/data/booking-desk/live.ts'
import { daysAfter } from '@angadi/domain/time/india-day.ts'
import { clockOfMinute } from '@angadi/domain/time/minute-of-clock.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { useIsWide } from '@angadi/ui/dialog-sheet/use-is-wide.ts'
import { EmptyState } from '@angadi/ui/empty-state/empty-state.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { Users } from 'lucide-react'
import { Suspense } from 'react'
import { DayBar } from './day-bar.tsx'
import { DayList } from './day-list.tsx'
import { DayTotals } from './day-totals.tsx'
import { DeskActions } from './desk-actions.tsx'
import { DeskGrid } from './desk-grid.tsx'
import { useDeskPlace } from './use-desk-place.ts'
import { useNow } from './use-now.ts'

const BookingSheet = lazy(() => import('./sheets/booking-sheet.tsx'))
const WalkInSheet = lazy(() => import('./sheets/walk-in-sheet.tsx'))
const AbsenceSheet = lazy(() => import('./sheets/absence-sheet.tsx'))
const WaitingSheet = lazy(() => import('./sheets/waiting-sheet.tsx'))
const BlockSheet = lazy(() => import('./sheets/block-sheet.tsx'))

/** The Monday of a day's week. */
function mondayOf(day: string): string {
  return daysAfter(day, -((new Date(day).getUTCDay() + 6) % 7))
}

/** The calendar of a business: which day, what is done at the desk, the grid or the list, and the sheet that is open. */
export function Desk({ vendorId }: { readonly vendorId: string }) {
  const { t } = useTranslation(['calendar', 'common'])
  const errorText = useErrorText()
  const isWide = useIsWide()
  const offline = useOfflineReason()
  const now = useNow()
  const place = useDeskPlace(now)
  const view = isWide ? (place.view ?? 'day') : 'list'
  const from = view === 'week' ? mondayOf(place.day) : place.day
  const days = view === 'week' ? 7 : 1
  const calendar = useCalendar(vendorId, from, days)
  const resources = useDeskDays(vendorId, from, days)
  const { mutateAsync: unblock } = useUnblockTime(vendorId)
  useLiveDesk(vendorId)
  const failed =
    calendar.error && !calendar.data ? calendar : resources.error && !resources.data ? resources : undefined
  const people = (resources.data ?? []).filter(({ kind }) => kind === 'person')
  const person =
    people.find(({ resource_id: id }) => id === place.person) ?? (view === 'week' ? people[0] : undefined)
  const bookings = (calendar.data ?? []).filter(
    ({ parts }) => person === undefined || parts.some(({ resource_id: id }) => id === person.resource_id),
  )
  const shownResources = (resources.data ?? []).filter(
    ({ resource_id: id, kind }) => kind !== 'pool' && (person === undefined || id === person.resource_id),
  )
  const open = (bookingId: string) => place.go({ booking: bookingId })
  const close = () => place.go({ booking: '', act: '', at: '', with: '' })
  if (resources.data?.length === 0)
    return (
      <EmptyState
        picture={<Users aria-hidden />}
        title={t('nobody.title')}
        action={
          <LinkButton render={<AppLink to={pathTo('salonServices')} />}>{t('nobody.action')}</LinkButton>
        }
      >
        {t('nobody.text')}
      </EmptyState>
    )
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-col gap-3 print:hidden">
        <DayBar
          place={{ ...place, person: person?.resource_id }}
          view={view}
          isWide={isWide}
          people={people.map(({ resource_id: id, name }) => ({ id, name }))}
        />
        <DeskActions onOpen={(sheet) => place.go({ act: sheet })} />
      </div>
      {offline ? <Banner tone="warning">{offline}</Banner> : null}
      {calendar.data && resources.data ? (
        <>
          {view === 'list' ? (
            <DayList
              bookings={bookings}
              resources={shownResources}
              onOpen={open}
              onUnblock={(id) =>
                void unblock(id).catch((error: unknown) =>
                  notify.problem(t('failed.unblock'), { description: errorText(error) }),
                )
              }
            />
          ) : (
            <DeskGrid
              vendorId={vendorId}
              view={view}
              from={from}
              bookings={calendar.data}
              resources={shownResources}
              now={now}
              onOpen={open}
              onOpenBlocks={() => place.go({ act: 'block' })}
              onBook={(resourceId, day, minute) =>
                place.go({ act: 'walk-in', day, at: clockOfMinute(minute), with: resourceId })
              }
            />
          )}
          {view === 'week' ? null : <DayTotals bookings={calendar.data} />}
        </>
      ) : failed ? (
        <LoadFailed
          title={t('failed.load')}
          error={failed.error}
          busy={calendar.isFetching || resources.isFetching}
          onRetry={() => Promise.all([calendar.refetch(), resources.refetch()])}
        />
      ) : (
        <SkeletonGroup label={t('common:loading')}>
          <Skeleton shape="box" className="h-96" />
        </SkeletonGroup>
      )}
      <Suspense>
        {place.booking && calendar.data ? (
          <BookingSheet
            vendorId={vendorId}
            booking={calendar.data.find(({ id }) => id === place.booking)}
            resources={resources.data ?? []}
            now={now}
            onClose={close}
          />
        ) : null}
        {place.sheet === 'walk-in' ? (
          <WalkInSheet
            vendorId={vendorId}
            day={place.day}
            wanted={place.wanted}
            people={people}
            onClose={close}
          />
        ) : null}
        {place.sheet === 'absence' ? (
          <AbsenceSheet
            vendorId={vendorId}
            day={place.day}
            today={place.today}
            people={people}
            onClose={close}
          />
        ) : null}
        {place.sheet === 'waiting' ? <WaitingSheet vendorId={vendorId} onClose={close} /> : null}
        {place.sheet === 'block' ? (
          <BlockSheet vendorId={vendorId} day={place.day} resources={resources.data ?? []} onClose={close} />
        ) : null}
      </Suspense>
    </div>
  )
}
