import type { DeskBooking } from '@angadi/data/booking-desk/booking.ts'
import { useDeskDays } from '@angadi/data/booking-desk/calendar.ts'
import type { BookingListFilter } from '@angadi/data/booking-desk/keys.ts'
import { useBookingList } from '@angadi/data/booking-desk/list.ts'
import { useLiveDesk } from '@angadi/data/booking-desk/live.ts'
import { indiaDay } from '@angadi/domain/time/india-day.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { EmptyState } from '@angadi/ui/empty-state/empty-state.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { SearchField } from '@angadi/ui/search-field/search-field.tsx'
import { SegmentedControl } from '@angadi/ui/segmented-control/segmented-control.tsx'
import { Select } from '@angadi/ui/select/select.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { CalendarDays, CalendarSearch } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { BookingRow } from './booking-row.tsx'
import { useNow } from './use-now.ts'

const BookingSheet = lazy(() => import('./sheets/booking-sheet.tsx'))

const SCOPES = [
  'requests',
  'today',
  'upcoming',
  'past',
] as const satisfies readonly BookingListFilter['scope'][]

/** The bookings of a business, by when they are, whose they are and their number; each opens its sheet. */
export function BookingList({ vendorId }: { readonly vendorId: string }) {
  const { t } = useTranslation(['calendar', 'common'])
  const offline = useOfflineReason()
  const now = useNow()
  const [params, setParams] = useSearchParams()
  const [search, setSearch] = useState('')
  const scope = SCOPES.find((known) => known === params.get('show')) ?? 'requests'
  const person = params.get('person') ?? ''
  const shown = params.get('booking')
  const resources = useDeskDays(vendorId, indiaDay(now), 1)
  const list = useBookingList(vendorId, { scope, person: person || undefined, search })
  useLiveDesk(vendorId)
  const set = (key: string, value: string) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before)
        if (value) after.set(key, value)
        else after.delete(key)
        // Another list does not open again what was open in the one before.
        if (key !== 'booking') after.delete('booking')
        return after
      },
      { replace: true, preventScrollReset: true },
    )
  // What has just been accepted or ended leaves what is listed, and its sheet closes.
  const found = list.data?.find(({ id }) => id === shown)
  return (
    <div className="flex max-w-reading flex-col gap-4">
      <SegmentedControl
        label={t('list.scopes')}
        value={scope}
        onChange={(next) => set('show', next === 'requests' ? '' : next)}
        segments={SCOPES.map((value) => ({ value, label: t(`list.scope.${value}`) }))}
      />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(12rem,100%),1fr))] items-end gap-3">
        <SearchField
          label={t('list.search')}
          clearLabel={t('walkIn.clear')}
          value={search}
          onChange={setSearch}
        />
        <Select
          label={t('bar.person')}
          hideLabel
          value={person}
          options={[
            { value: '', label: t('bar.everybody') },
            ...(resources.data ?? [])
              .filter(({ kind }) => kind === 'person')
              .map(({ resource_id: value, name: label }) => ({ value, label })),
          ]}
          onChange={(event) => set('person', event.currentTarget.value)}
        />
      </div>
      <LinkButton
        variant="secondary"
        icon={<CalendarDays aria-hidden />}
        render={<AppLink to={pathTo('salonAppointments')} />}
      >
        {t('title')}
      </LinkButton>
      {offline ? <Banner tone="warning">{offline}</Banner> : null}
      {list.data ? (
        <ul className="flex flex-col gap-2" aria-label={t(`list.scope.${scope}`)}>
          {list.data.map((booking) => (
            <li key={booking.id}>
              <BookingRow
                booking={booking}
                hasDay={scope !== 'today'}
                onOpen={(id) => set('booking', id)}
                note={<AnswerBy booking={booking} />}
              />
            </li>
          ))}
        </ul>
      ) : list.error ? (
        <LoadFailed
          title={t('failed.load')}
          error={list.error}
          busy={list.isFetching}
          onRetry={list.refetch}
        />
      ) : (
        <SkeletonGroup label={t('common:loading')}>
          <Skeleton shape="box" className="h-64" />
        </SkeletonGroup>
      )}
      {list.data?.length === 0 ? (
        <EmptyState picture={<CalendarSearch aria-hidden />} title={t(`list.empty.${scope}`)} />
      ) : null}
      {list.hasNextPage ? (
        <Button variant="secondary" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {t('list.more')}
        </Button>
      ) : null}
      <Suspense>
        {found ? (
          <BookingSheet
            vendorId={vendorId}
            booking={found}
            resources={resources.data ?? []}
            now={now}
            onClose={() => set('booking', '')}
          />
        ) : null}
      </Suspense>
    </div>
  )
}

/** Until when a request is to be answered. */
function AnswerBy({ booking }: { readonly booking: DeskBooking }) {
  const { t } = useTranslation('calendar')
  const { arrival } = useFormats()
  return booking.state === 'pending' && booking.accept_by ? (
    <span className="block text-sm font-semibold text-warning-ink">
      {t('list.answerBy', { time: arrival(booking.accept_by) })}
    </span>
  ) : null
}
