import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import type { TradeViews } from '../trade-views.ts'

const PaymentView = lazy(() => import('../../features/digital/payment-view.tsx'))

/** Recharges: the payment and what the operator answered. */
export default {
  orders: { digital: ({ tracking }) => <PaymentView tracking={tracking} /> },
} satisfies TradeViews
