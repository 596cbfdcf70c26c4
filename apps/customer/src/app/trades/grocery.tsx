import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import type { TradeViews } from '../trade-views.ts'

const PickingCard = lazy(() => import('../../features/grocery/picking-card.tsx'))
const MissingRow = lazy(() => import('../../features/grocery/missing-row.tsx'))

/** Groceries: what may replace an item that is missing, and how the picking goes. */
export default {
  besideTracking: (props) => <PickingCard {...props} />,
  asked: ({ orders }) => {
    const lines = orders.flatMap((order) => order.lines)
    return lines.length > 0 ? <MissingRow lines={lines} /> : null
  },
} satisfies TradeViews
