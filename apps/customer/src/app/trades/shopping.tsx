import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import type { TradeViews } from '../trade-views.ts'

const ShopOrderView = lazy(() => import('../../features/shopping/shop-order-view.tsx'))
const ShopReturns = lazy(() => import('../../features/shopping/shop-returns.tsx'))

/** Shopping: parcels with their carrier, and returns. */
export default {
  orders: { shipment: ({ tracking }) => <ShopOrderView tracking={tracking} /> },
  besideReceipt: ({ tracking }) => <ShopReturns tracking={tracking} />,
} satisfies TradeViews
