import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import type { TradeViews } from '../trade-views.ts'

const BookingView = lazy(() => import('../../features/bookings/booking-view.tsx'))

const PackageView = lazy(() => import('../../features/bookings/package-view.tsx'))

/** Salons: the visit that is booked, how it is moved and called off, and the sittings that were bought at once. */
export default {
  orders: {
    appointment: ({ tracking }) => <BookingView tracking={tracking} />,
    digital: ({ tracking }) => <PackageView tracking={tracking} />,
  },
} satisfies TradeViews
