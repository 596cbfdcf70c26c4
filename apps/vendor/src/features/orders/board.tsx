import { useLatestEnded } from '@angadi/data/vendor-console/latest.ts'
import type { MyVendor } from '@angadi/data/vendor-console/my-vendors.ts'
import type { VendorOrder } from '@angadi/data/vendor-console/order.ts'
import { useLiveOrders } from '@angadi/data/vendor-console/orders.ts'
import { tradeOf } from '@angadi/domain/orders/trade.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { ExtraBoundary } from '@angadi/shell/boundaries/extra-boundary.tsx'
import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { StaleBanner } from '@angadi/shell/stale-banner.tsx'
import { useOnline } from '@angadi/shell/use-online.ts'
import { useRecordSheet } from '@angadi/shell/use-record-sheet.ts'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { Suspense, useState } from 'react'
import { BoardColumns } from './parts/board-columns.tsx'
import { ParcelsLink } from './parts/parcels-link.tsx'
import { useOrderActions } from './use-order-actions.ts'

const PushInvite = lazy(() => import('@angadi/shell/pwa/push-invite.tsx'))
const CounterCash = lazy(() => import('../../shared/counter-cash/counter-cash.tsx'))
const DayFigures = lazy(() => import('./parts/day-figures.tsx'))
const CancelledOrders = lazy(() => import('./parts/cancelled-orders.tsx'))
const CancelSheet = lazy(() => import('./parts/cancel-sheet.tsx'))
const HandOverSheet = lazy(() => import('./parts/hand-over-sheet.tsx'))
const RunOutSheet = lazy(() => import('./parts/run-out-sheet.tsx'))
const OrderSheet = lazy(() => import('./parts/order-sheet.tsx'))

/** One vendor's active orders, live, with their actions. */
export function Board({ vendor }: { readonly vendor: MyVendor }) {
  const { t } = useTranslation(['vendor', 'vendor-words'])
  const live = useLiveOrders(vendor.id)
  const { data: ended = [], isLoading: isEndedLoading } = useLatestEnded(vendor.id)
  const actions = useOrderActions()
  const isOnline = useOnline()
  const { openId: orderId, linkTo, close } = useRecordSheet('order')
  const [cancelling, setCancelling] = useState<VendorOrder>()
  const [handingOver, setHandingOver] = useState<VendorOrder>()
  const [runOut, setRunOut] = useState<string>()
  const orders = live.data?.orders ?? []
  const ranOut = orders.find((order) => order.order_id === runOut)
  const isRinging = orders.some(({ status }) => status === 'pending')
  const serverOffsetMs = live.data?.serverOffsetMs ?? 0
  // Everything is shown at once, so that nothing moves; only an order that rings waits for nothing.
  const isShown = live.data !== undefined && (isRinging || !isEndedLoading)

  if (live.error && !live.data)
    return (
      <LoadFailed
        title={t('board.failed')}
        error={live.error}
        busy={live.isFetching}
        onRetry={live.refetch}
      />
    )
  // Whatever else there is to say, an order that rings is answered first.
  const cancelled = (
    <Suspense>
      <CancelledOrders ended={ended} serverOffsetMs={serverOffsetMs} />
    </Suspense>
  )
  return (
    <div className="flex flex-col gap-4">
      {live.data && live.error && isOnline ? (
        <StaleBanner
          title={t(`vendor-words:${tradeOf(vendor.kind)}.stale`)}
          text={(time) => t('stale.text', { time })}
          since={live.dataUpdatedAt}
          onRetry={() => void live.refetch()}
        />
      ) : null}
      {isRinging ? null : cancelled}
      {isShown ? (
        <ExtraBoundary>
          <Suspense>{vendor.rights.includes('money') ? <CounterCash vendorId={vendor.id} /> : null}</Suspense>
        </ExtraBoundary>
      ) : null}
      {isShown && live.data ? (
        <BoardColumns
          vendor={vendor}
          live={live.data}
          actions={actions}
          linkTo={linkTo}
          onReject={setCancelling}
          onHandOver={setHandingOver}
          onRanOut={(order) => setRunOut(order.order_id)}
        />
      ) : (
        <BoardSkeleton />
      )}
      {isRinging ? cancelled : null}
      {isShown ? (
        <>
          <ParcelsLink orders={orders} />
          <Suspense>
            <DayFigures vendorId={vendor.id} />
          </Suspense>
          {/* It is the last to be loaded, and would push what is below it. */}
          <Suspense>
            <PushInvite reason="kitchen" />
          </Suspense>
        </>
      ) : null}
      <Suspense>
        {orderId ? (
          <OrderSheet
            key={orderId}
            vendorId={vendor.id}
            order={[...orders, ...ended].find((order) => order.order_id === orderId)}
            isLoading={live.isPending}
            onCancel={(order) => {
              close()
              setCancelling(order)
            }}
            onClose={close}
          />
        ) : null}
        {cancelling ? (
          <CancelSheet
            order={cancelling}
            onCancel={(reason) => {
              actions.cancel(cancelling, reason)
              setCancelling(undefined)
            }}
            onClose={() => setCancelling(undefined)}
          />
        ) : null}
        {ranOut ? (
          <RunOutSheet order={ranOut} vendorId={vendor.id} onClose={() => setRunOut(undefined)} />
        ) : null}
        {handingOver ? (
          <HandOverSheet
            order={handingOver}
            serverOffsetMs={serverOffsetMs}
            onClose={() => setHandingOver(undefined)}
          />
        ) : null}
      </Suspense>
    </div>
  )
}

/** Placeholder while the orders load. */
function BoardSkeleton() {
  const { t } = useTranslation('common')
  return (
    <SkeletonGroup label={t('loading')}>
      <div className="grid grid-cols-1 gap-4 xl:grid-cols-3">
        <Skeleton shape="box" className="h-12 xl:hidden" />
        <Skeleton shape="box" className="h-80" />
        <Skeleton shape="box" className="hidden h-80 xl:block" />
        <Skeleton shape="box" className="hidden h-80 xl:block" />
      </div>
    </SkeletonGroup>
  )
}
