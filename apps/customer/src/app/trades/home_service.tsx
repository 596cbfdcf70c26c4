import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import type { TradeViews } from '../trade-views.ts'

const BookingView = lazy(() => import('../../features/bookings/booking-view.tsx'))
const VisitParts = lazy(() => import('../../features/home-services/visit-parts.tsx'))

/** Home services: code at the door, extra work and warranty, above what every booking has. */
export default {
  orders: {
    service: ({ tracking }) => (
      <div className="flex flex-col gap-5">
        <VisitParts tracking={tracking} />
        <BookingView tracking={tracking} />
      </div>
    ),
  },
} satisfies TradeViews
