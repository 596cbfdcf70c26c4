import { useTopic } from '@angadi/data/realtime/use-topic.ts'
import { useBookingDay } from '@angadi/data/salon-desk/day.ts'
import { salonDeskKeys } from '@angadi/data/salon-desk/keys.ts'
import type { MyVendor } from '@angadi/data/vendor-console/my-vendors.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { useOnline } from '@angadi/shell/use-online.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { CalendarX2, CloudOff } from 'lucide-react'
import { Capacity } from './dashboard/capacity.tsx'
import { DayTiles } from './dashboard/day-tiles.tsx'
import { Places } from './dashboard/places.tsx'
import { Requests } from './dashboard/requests.tsx'
import { SetupSteps } from './dashboard/setup-steps.tsx'
import { Visits } from './dashboard/visits.tsx'
import { WithBooked } from './with-booked.tsx'

/** The day of whoever sells time at a glance, and what a new business has still to do (Spec §2, /salon/dashboard). */
export default function DashboardScreen() {
  const { t } = useTranslation('salon')
  return (
    <WithBooked title={t('today.title')} right="orders">
      {(vendor) => <Day key={vendor.id} vendor={vendor} />}
    </WithBooked>
  )
}

function Day({ vendor }: { readonly vendor: MyVendor }) {
  const { t } = useTranslation(['salon', 'common'])
  const isOnline = useOnline()
  const queryClient = useQueryClient()
  const { data: day, error, refetch, isFetching } = useBookingDay(vendor.id)
  // A booking that comes, moves or ends is seen at once.
  useTopic(`vendor:${vendor.id}`, () => {
    void queryClient.invalidateQueries({ queryKey: salonDeskKeys.day(vendor.id) })
  })
  if (error && !day)
    return <LoadFailed title={t('today.failed')} error={error} busy={isFetching} onRetry={refetch} />
  if (!day)
    return (
      <SkeletonGroup label={t('common:loading')}>
        <Skeleton shape="box" className="mb-6 h-28" />
        <Skeleton shape="box" className="h-96" />
      </SkeletonGroup>
    )
  return (
    <div className="flex flex-col gap-8">
      {isOnline ? null : (
        <Banner tone="warning" icon={<CloudOff aria-hidden />}>
          {t('offline')}
        </Banner>
      )}
      <SetupSteps setup={day.setup} rights={vendor.rights} />
      <Requests requests={day.requests} />
      {day.outside > 0 ? (
        <Banner
          tone="warning"
          icon={<CalendarX2 aria-hidden />}
          action={
            <LinkButton
              size="sm"
              variant="secondary"
              render={<AppLink to={`${pathTo('salonServices')}?part=team`} />}
            >
              {t('outside.show')}
            </LinkButton>
          }
        >
          {t('outside.count', { count: day.outside })}
        </Banner>
      ) : null}
      <DayTiles day={day} />
      <div className="grid grid-cols-1 gap-8 xl:grid-cols-2">
        <Visits visits={day.next} />
        <Capacity capacity={day.capacity} />
      </div>
      <Places rights={vendor.rights} />
    </div>
  )
}
