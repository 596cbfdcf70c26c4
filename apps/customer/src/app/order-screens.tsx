import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import { Suspense } from 'react'
import { kindViews, receiptParts, tradeViews } from './trade-views.ts'

const Order = lazy(() => import('../features/orders/order-screen.tsx'))
const Tracking = lazy(() => import('../features/tracking/tracking-screen.tsx'))

/** One order with its receipt. */
export function OrderScreen() {
  return <Order kindViews={kindViews} categoryParts={receiptParts} />
}

/** One order while it is under way. */
export function TrackingScreen() {
  return (
    <Tracking
      kindViews={kindViews}
      renderBeside={(tracking, receivedAt) => {
        const Beside = tradeViews[tracking.order.trade]?.besideTracking
        return Beside ? (
          <Suspense>
            <Beside tracking={tracking} receivedAt={receivedAt} />
          </Suspense>
        ) : null
      }}
    />
  )
}
