import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import type { TradeViews } from '../trade-views.ts'

const BookingView = lazy(() => import('../../features/bookings/booking-view.tsx'))

/** Salons: the visit that is booked, how it is moved and called off. */
export default {
  orders: { appointment: ({ tracking }) => <BookingView tracking={tracking} /> },
} satisfies TradeViews
