import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import type { TradeViews } from '../trade-views.ts'

const RunOutCard = lazy(() => import('../../features/food/run-out-card.tsx'))

/** Food: a dish that ran out is asked about. */
export default {
  besideTracking: (props) =>
    props.tracking.order.items.some(({ asked }) => asked) ? <RunOutCard {...props} /> : null,
} satisfies TradeViews
