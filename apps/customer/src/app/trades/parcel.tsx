import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import type { TradeViews } from '../trade-views.ts'

const ParcelView = lazy(() => import('../../features/parcels/parcel-view.tsx'))

/** Parcels: receivers one by one, and what their sender decides. */
export default {
  orders: { parcel: ({ tracking }) => <ParcelView tracking={tracking} /> },
} satisfies TradeViews
