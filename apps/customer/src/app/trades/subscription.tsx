import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import type { TradeViews } from '../trade-views.ts'

const DeliveryView = lazy(() => import('../../features/subscriptions/delivery-view.tsx'))

/** Subscriptions: one morning's delivery. */
export default {
  orders: { subscription: ({ tracking }) => <DeliveryView tracking={tracking} /> },
} satisfies TradeViews
