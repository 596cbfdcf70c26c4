import { useMyBookings } from '@angadi/data/my-bookings/my-bookings.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import { PullRefresh } from '@angadi/shell/gestures/pull-refresh.tsx'
import { PhoneActions } from '@angadi/shell/header/phone-actions.tsx'
import { useRouteLabels } from '@angadi/shell/use-route-labels.ts'
import { useSheet } from '@angadi/shell/use-sheet.ts'
import { AppBar } from '@angadi/ui/app-bar/app-bar.tsx'
import { ListRow } from '@angadi/ui/list-row/list-row.tsx'
import { Page } from '@angadi/ui/page/page.tsx'
import { Tabs } from '@angadi/ui/tabs/tabs.tsx'
import { CalendarSync, Hourglass } from 'lucide-react'
import { Suspense } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { PACKAGES_VIEW, VIEW_PARAM } from '../../shared/booking/my-bookings-views.ts'
import { BookingList } from './parts/booking-list.tsx'
import { PackageList } from './parts/package-list.tsx'

const CalendarFeedSheet = lazy(() => import('@angadi/shell/calendar/calendar-feed-sheet.tsx'))

/**
 * Everything that the customer has booked at a time, of every trade: what is to come, and what is over (Spec §2
 * /appointments, /my-bookings). Both routes show the same list under their own name.
 */
export default function MyBookingsScreen() {
  const { t } = useTranslation(['bookings', 'packages'])
  const { pathname } = useLocation()
  const { title } = useRouteLabels(pathname === pathTo('appointments') ? 'appointments' : 'myBookings')
  const waiting = useRouteLabels('waitingList')
  const upcoming = useMyBookings(false)
  const past = useMyBookings(true)
  const [params, setParams] = useSearchParams()
  const { isOpen, open, close } = useSheet('calendar')
  const first = upcoming.data?.length === 0 && past.data?.length ? 'past' : 'upcoming'
  return (
    <PullRefresh>
      <AppBar title={title} actions={<PhoneActions />} />
      <Page aboveNav>
        <Tabs
          label={t('tabs.label')}
          value={params.get(VIEW_PARAM) ?? first}
          onChange={(view) => setParams({ [VIEW_PARAM]: view }, { replace: true })}
          tabs={[
            { value: 'upcoming', label: t('tabs.upcoming'), panel: <BookingList query={upcoming} /> },
            { value: 'past', label: t('tabs.past'), panel: <BookingList query={past} isPast /> },
            { value: PACKAGES_VIEW, label: t('packages:mine.tab'), panel: <PackageList /> },
          ]}
        />
        <div className="mt-8 md:max-w-96">
          <ListRow
            lead={<Hourglass aria-hidden />}
            title={waiting.title}
            render={<AppLink to={pathTo('waitingList')} />}
          />
          <ListRow
            lead={<CalendarSync aria-hidden />}
            title={t('feed.title')}
            note={t('feed.entry')}
            render={<button type="button" onClick={open} />}
          />
        </div>
        {isOpen ? (
          <Suspense>
            <CalendarFeedSheet onClose={close} />
          </Suspense>
        ) : null}
      </Page>
    </PullRefresh>
  )
}
