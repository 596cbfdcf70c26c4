import { useActiveOrders } from '@angadi/data/orders/my-orders.ts'
import { usePastOrders } from '@angadi/data/orders/past-orders.ts'
import { useSavings } from '@angadi/data/orders/savings.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { PullRefresh } from '@angadi/shell/gestures/pull-refresh.tsx'
import { PhoneActions } from '@angadi/shell/header/phone-actions.tsx'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { SavedNote } from '@angadi/shell/network/saved-note.tsx'
import { AppBar } from '@angadi/ui/app-bar/app-bar.tsx'
import { Page } from '@angadi/ui/page/page.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { Tabs } from '@angadi/ui/tabs/tabs.tsx'
import { CalendarClock, Footprints, LayoutDashboard, Package } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import { RouteRow } from '../../shared/route-row/route-row.tsx'
import { ActiveList } from './parts/active-list.tsx'
import { PastList } from './parts/past-list.tsx'

/** The query parameter of the selected tab. */
const VIEW_PARAM = 'view'

/** The query parameter and its value that leave only the orders for later among the active ones. */
const WHEN_PARAM = 'when'
const LATER = 'later'

/** Active and past orders, newest first (Spec §4 Orders). */
export default function OrdersScreen() {
  const { t } = useTranslation('orders')
  const active = useActiveOrders()
  const past = usePastOrders('all')
  const [params, setParams] = useSearchParams()
  const failed = [active, past].find(({ data, error }) => error && !data)
  const first = active.data?.length || past.data?.length === 0 ? 'active' : 'past'
  return (
    <PullRefresh>
      <AppBar title={t('title')} actions={<PhoneActions />} />
      <Page aboveNav>
        <Saved />
        {active.data ? <SavedNote since={active.dataUpdatedAt} /> : null}
        {active.data && past.data ? (
          <Tabs
            label={t('tabs.label')}
            value={params.get(VIEW_PARAM) ?? first}
            onChange={(view) => setParams({ [VIEW_PARAM]: view }, { replace: true })}
            tabs={[
              {
                value: 'active',
                label: <TabLabel name={t('tabs.active')} count={active.data.length} />,
                panel: (
                  <ActiveList
                    orders={active.data}
                    isLater={params.get(WHEN_PARAM) === LATER}
                    onLater={(later) =>
                      setParams(
                        later ? { [VIEW_PARAM]: 'active', [WHEN_PARAM]: LATER } : { [VIEW_PARAM]: 'active' },
                        { replace: true },
                      )
                    }
                  />
                ),
              },
              { value: 'past', label: t('tabs.past'), panel: <PastList /> },
            ]}
          />
        ) : failed ? (
          <LoadFailed
            title={t('failed')}
            error={failed.error}
            busy={failed.isFetching}
            onRetry={() => [active, past].map(({ refetch }) => refetch())}
          />
        ) : (
          <OrdersSkeleton />
        )}
        <nav aria-label={t('elsewhere')} className="mt-8 grid grid-cols-1 gap-x-6 md:grid-cols-2">
          <RouteRow name="myBookings" icon={<CalendarClock aria-hidden />} />
          <RouteRow name="shoppingOrders" icon={<Package aria-hidden />} />
          <RouteRow name="activity" icon={<Footprints aria-hidden />} />
          <RouteRow name="dashboard" icon={<LayoutDashboard aria-hidden />} />
        </nav>
      </Page>
    </PullRefresh>
  )
}

/** This month's discounts, if there were any (Spec §7 enhanced_orders). */
function Saved() {
  const { t } = useTranslation('orders')
  const { money } = useFormats()
  const { data } = useSavings()
  if (!data || data.discount_paise === 0) return null
  return <p className="mb-4 text-success-ink">{t('saved', { amount: money(data.discount_paise) })}</p>
}

function TabLabel({ name, count }: { readonly name: string; readonly count: number }) {
  return (
    <span className="flex items-center gap-2">
      {name}
      {count > 0 ? (
        <span className="grid h-6 min-w-6 place-items-center rounded-full bg-action px-1.5 text-sm font-bold text-on-action tabular-nums">
          {count}
        </span>
      ) : null}
    </span>
  )
}

/** Placeholder while the orders load. */
function OrdersSkeleton() {
  const { t } = useTranslation('orders')
  return (
    <SkeletonGroup label={t('loading')}>
      <Skeleton shape="box" className="mb-4 h-12" />
      <div className="grid grid-cols-1 gap-3 md:grid-cols-2">
        <Skeleton shape="box" className="h-40" />
        <Skeleton shape="box" className="h-40" />
        <Skeleton shape="box" className="h-40" />
      </div>
    </SkeletonGroup>
  )
}
