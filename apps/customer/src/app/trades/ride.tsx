import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import type { TradeViews } from '../trade-views.ts'

const RideView = lazy(() => import('../../features/rides/ride-view.tsx'))

/** Rides: from the search for a driver to the receipt. */
export default {
  orders: { ride: ({ tracking }) => <RideView tracking={tracking} /> },
} satisfies TradeViews
