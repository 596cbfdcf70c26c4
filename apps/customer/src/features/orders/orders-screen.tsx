import { activeOf, useMyOrders } from '@angadi/data/orders/my-orders.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { PullRefresh } from '@angadi/shell/gestures/pull-refresh.tsx'
import { PhoneActions } from '@angadi/shell/header/phone-actions.tsx'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { AppBar } from '@angadi/ui/app-bar/app-bar.tsx'
import { Page } from '@angadi/ui/page/page.tsx'
import { Tabs } from '@angadi/ui/tabs/tabs.tsx'
import { useSearchParams } from 'react-router-dom'
import { ActiveList } from './parts/active-list.tsx'
import { OrdersSkeleton } from './parts/orders-skeleton.tsx'
import { PastList } from './parts/past-list.tsx'

/** The query parameter that keeps the part of the list that one looks at. */
const VIEW_PARAM = 'view'

/** What is under way and what has been, newest first (Spec §4 Orders). */
export default function OrdersScreen() {
  const { t } = useTranslation('orders')
  const { data: orders, error, isFetching, refetch } = useMyOrders()
  const [params, setParams] = useSearchParams()
  const active = activeOf(orders)
  const past = (orders ?? []).filter((order) => !active.includes(order))
  const first = active.length > 0 || past.length === 0 ? 'active' : 'past'
  return (
    <PullRefresh>
      <AppBar title={t('title')} actions={<PhoneActions />} />
      <Page aboveNav>
        {orders ? (
          <Tabs
            label={t('tabs.label')}
            value={params.get(VIEW_PARAM) ?? first}
            onChange={(view) => setParams({ [VIEW_PARAM]: view }, { replace: true })}
            tabs={[
              {
                value: 'active',
                label: <TabLabel name={t('tabs.active')} count={active.length} />,
                panel: <ActiveList orders={active} />,
              },
              { value: 'past', label: t('tabs.past'), panel: <PastList orders={past} /> },
            ]}
          />
        ) : error ? (
          <LoadFailed title={t('failed')} error={error} busy={isFetching} onRetry={refetch} />
        ) : (
          <OrdersSkeleton />
        )}
      </Page>
    </PullRefresh>
  )
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
