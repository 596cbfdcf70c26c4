import type { MyVendor } from '@angadi/data/vendor-console/my-vendors.ts'
import type { VendorOrder } from '@angadi/data/vendor-console/order.ts'
import { useLiveOrders } from '@angadi/data/vendor-console/orders.ts'
import { usePastOrders } from '@angadi/data/vendor-console/past-orders.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { useRecordSheet } from '@angadi/shell/use-record-sheet.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { DataTable } from '@angadi/ui/data-table/data-table.tsx'
import { EmptyState } from '@angadi/ui/empty-state/empty-state.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { ReceiptText } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { CountedIn } from './parts/counted-in.tsx'
import { PastFilters } from './parts/past-filters.tsx'
import { usePastColumns } from './parts/use-past-columns.tsx'
import { countedIn, OUTCOMES, type PastFilter, PERIODS, startOf } from './past-filter.ts'

const OrderSheet = lazy(() => import('./parts/order-sheet.tsx'))

/** One vendor's past orders with filters; each links to its details. */
export function PastOrders({ vendor: { id: vendorId, kind } }: { readonly vendor: MyVendor }) {
  const { t } = useTranslation(['vendor', 'common'])
  const [filter, setFilter] = usePastFilter()
  const { query, orders, hasMore } = usePastView(vendorId, filter)
  const live = useLiveOrders(vendorId)
  const { openId: orderId, linkTo, close } = useRecordSheet('order')
  const columns = usePastColumns(kind)
  const known = [...(query.data ?? []), ...(live.data?.orders ?? [])]
  return (
    <div className="flex flex-col gap-4">
      {filter.figure ? (
        <CountedIn figure={filter.figure} onEnd={() => setFilter({ ...filter, figure: undefined })} />
      ) : (
        <PastFilters kind={kind} filter={filter} onChange={setFilter} />
      )}
      {query.error && !orders ? (
        <LoadFailed
          title={t('past.failed')}
          error={query.error}
          busy={query.isFetching}
          onRetry={query.refetch}
        />
      ) : null}
      {orders ? (
        <DataTable
          caption={t('past.title')}
          columns={columns}
          rows={orders}
          rowKey={(order) => order.order_id}
          rowLink={(order) => <AppLink to={linkTo(order.order_id)} />}
          empty={
            <EmptyState picture={<ReceiptText aria-hidden />} title={t('past.empty')}>
              {t('past.emptyText')}
            </EmptyState>
          }
        />
      ) : null}
      {query.isPending ? (
        <SkeletonGroup label={t('common:loading')}>
          {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
            <Skeleton key={key} shape="box" className="mb-3 h-14" />
          ))}
        </SkeletonGroup>
      ) : null}
      {hasMore && orders ? (
        <div className="text-center">
          <Button
            variant="secondary"
            busy={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            {t('past.more')}
          </Button>
        </div>
      ) : null}
      {orderId ? (
        <Suspense>
          <OrderSheet
            vendorId={vendorId}
            key={orderId}
            order={known.find((order) => order.order_id === orderId)}
            isLoading={query.isPending || live.isPending}
            onClose={close}
          />
        </Suspense>
      ) : null}
    </div>
  )
}

const PARAMS = { outcome: 'outcome', period: 'period', search: 'search' } as const

/** The filter of the past orders, kept in the URL so that a reload and a shared link show the same. */
function usePastFilter(): readonly [PastFilter, (filter: PastFilter) => void] {
  const [params, setParams] = useSearchParams()
  const filter: PastFilter = {
    outcome: OUTCOMES.find((one) => one === params.get(PARAMS.outcome)) ?? 'all',
    period: PERIODS.find((one) => one === params.get(PARAMS.period)) ?? 'always',
    search: params.get(PARAMS.search) ?? '',
    figure: countedIn(params),
  }
  // Filters stand for all orders: whoever changes one leaves the figure.
  const setFilter = ({ outcome, period, search }: PastFilter) =>
    setParams(
      {
        ...(outcome === 'all' ? {} : { [PARAMS.outcome]: outcome }),
        ...(period === 'always' ? {} : { [PARAMS.period]: period }),
        ...(search === '' ? {} : { [PARAMS.search]: search }),
      },
      { replace: true, preventScrollReset: true },
    )
  return [filter, setFilter]
}

/** The matching past orders, and the state of their pages. */
interface PastView {
  readonly query: ReturnType<typeof usePastOrders>
  /** Undefined before the first page has loaded. */
  readonly orders: readonly VendorOrder[] | undefined
  /** Whether there are older matching orders. */
  readonly hasMore: boolean
}

/** The matching past orders, filtered and searched by the server; older ones load on request. */
function usePastView(vendorId: string, { outcome, period, search, figure }: PastFilter): PastView {
  const [now] = useState(Date.now)
  const query = usePastOrders(vendorId, {
    outcome: outcome === 'all' ? undefined : outcome,
    since: period === 'always' ? undefined : new Date(startOf(period, now)).toISOString(),
    search,
    figure,
  })
  return { query, orders: query.data, hasMore: query.hasNextPage }
}
