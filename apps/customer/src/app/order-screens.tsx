import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import type { KindViews } from '../shared/order/kind-views.ts'

const Order = lazy(() => import('../features/orders/order-screen.tsx'))
const Tracking = lazy(() => import('../features/tracking/tracking-screen.tsx'))
const PaymentView = lazy(() => import('../features/digital/payment-view.tsx'))

/** The kinds that show their orders their own way: a trade adds its kind here. */
const kindViews: KindViews = {
  digital: ({ tracking }) => <PaymentView tracking={tracking} />,
}

/** One order with its receipt. */
export function OrderScreen() {
  return <Order kindViews={kindViews} />
}

/** One order while it is under way. */
export function TrackingScreen() {
  return <Tracking kindViews={kindViews} />
}
