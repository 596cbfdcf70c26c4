import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import type { TradeViews } from '../trade-views.ts'

const PaymentView = lazy(() => import('../../features/digital/payment-view.tsx'))

/** Bills: the payment and what the biller answered. */
export default {
  orders: { digital: ({ tracking }) => <PaymentView tracking={tracking} /> },
} satisfies TradeViews
