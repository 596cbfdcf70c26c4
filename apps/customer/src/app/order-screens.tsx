import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import { Suspense } from 'react'
import type { CategoryParts, KindViews } from '../shared/order/kind-views.ts'

const Order = lazy(() => import('../features/orders/order-screen.tsx'))
const Tracking = lazy(() => import('../features/tracking/tracking-screen.tsx'))
const PickingCard = lazy(() => import('../features/grocery/picking-card.tsx'))
const RunOutCard = lazy(() => import('../features/food/run-out-card.tsx'))
const PaymentView = lazy(() => import('../features/digital/payment-view.tsx'))
const ShopOrderView = lazy(() => import('../features/shopping/shop-order-view.tsx'))
const ShopReturns = lazy(() => import('../features/shopping/shop-returns.tsx'))
const DeliveryView = lazy(() => import('../features/subscriptions/delivery-view.tsx'))

/** The kinds that show their orders their own way: a trade adds its kind here. */
const kindViews: KindViews = {
  digital: ({ tracking }) => <PaymentView tracking={tracking} />,
  shipment: ({ tracking }) => <ShopOrderView tracking={tracking} />,
  subscription: ({ tracking }) => <DeliveryView tracking={tracking} />,
}

/** What a category of goods adds to an order that a courier brings: a trade adds its category here. */
const categoryParts: CategoryParts = {
  shopping: ({ tracking }) => <ShopReturns orderId={tracking.order.id} />,
}

/** One order with its receipt. */
export function OrderScreen() {
  return <Order kindViews={kindViews} categoryParts={categoryParts} />
}

/** One order while it is under way. */
export function TrackingScreen() {
  return (
    <Tracking
      kindViews={kindViews}
      renderBeside={({ order }) =>
        order.category === 'grocery' ? (
          <Suspense>
            <PickingCard orderId={order.id} />
          </Suspense>
        ) : order.items.some(({ asked }) => asked) ? (
          <Suspense>
            <RunOutCard orderId={order.id} />
          </Suspense>
        ) : null
      }
    />
  )
}
