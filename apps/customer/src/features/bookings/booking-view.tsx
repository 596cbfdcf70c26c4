import { bookingOf } from '@angadi/data/my-bookings/booking-of.ts'
import { type Tracking, useRefreshTracking } from '@angadi/data/orders/tracking.ts'
import { isToCome } from '@angadi/domain/bookings/booking-states.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { RotateCcw } from 'lucide-react'
import { CancelledNote } from '../../shared/order/cancelled-note.tsx'
import { RateInvite } from '../../shared/order/rating/rate-invite.tsx'
import { AbsenceCard } from './parts/absence-card.tsx'
import { BookingPlace } from './parts/booking-place.tsx'
import { BookingReceipt } from './parts/booking-receipt.tsx'
import { BookingStatus } from './parts/booking-status.tsx'
import { CancellingCard } from './parts/cancelling-card.tsx'
import { EarlierCard } from './parts/earlier-card.tsx'
import { NobodyCame } from './parts/nobody-came.tsx'
import { Preparing } from './parts/preparing.tsx'
import { RatePeople } from './parts/rate-people.tsx'
import { SeriesCard } from './parts/series-card.tsx'
import { VisitSteps } from './parts/visit-steps.tsx'
import { vendorPage } from './vendor-page.ts'

/** A booking of a time: when, with whom, what it will cost to call it off, and what can still be done (Spec §2 /order-tracking/{id}). */
export default function BookingView({ tracking }: { readonly tracking: Tracking }) {
  const { t } = useTranslation('bookings')
  const { order, vendor } = tracking
  const booking = bookingOf(tracking)
  const refresh = useRefreshTracking(order.id)
  if (!booking) return <LoadFailed title={t('failedOne')} onRetry={refresh} />
  const isOpen = isToCome(booking.state)
  const isAgreed = booking.state === 'pending' || booking.state === 'confirmed'
  return (
    <div className="grid grid-cols-1 items-start gap-5 md:grid-cols-[minmax(0,1fr)_24rem] md:gap-8">
      <div className="flex min-w-0 flex-col gap-5">
        {order.status === 'cancelled' ? <CancelledNote order={order} /> : null}
        {isOpen && booking.absence ? <AbsenceCard order={order} absence={booking.absence} /> : null}
        <BookingStatus tracking={tracking} booking={booking} refresh={refresh} />
        {booking.state === 'confirmed' && booking.report_from ? (
          <NobodyCame order={order} from={booking.report_from} />
        ) : null}
        <RateInvite tracking={tracking} />
        {booking.people_to_rate ? <RatePeople orderId={order.id} people={booking.people_to_rate} /> : null}
        {isOpen ? <Preparing steps={booking.steps} /> : null}
        <VisitSteps steps={booking.steps} paidBy={booking.package?.name} />
        {booking.series ? (
          <SeriesCard
            series={booking.series}
            vendorName={order.vendor_name}
            canSkip={isOpen && Boolean(booking.cancelling)}
          />
        ) : null}
        {isAgreed ? <EarlierCard order={order} booking={booking} /> : null}
      </div>
      <div className="flex min-w-0 flex-col gap-5">
        {vendor ? <BookingPlace order={order} vendor={vendor} /> : null}
        {booking.cancelling ? (
          <CancellingCard order={order} booking={booking} steps={booking.cancelling} />
        ) : null}
        {vendor && !isOpen ? (
          <LinkButton
            wide
            size="lg"
            icon={<RotateCcw aria-hidden />}
            render={<AppLink to={vendorPage(order.trade, vendor.slug)} />}
          >
            {t('again')}
          </LinkButton>
        ) : null}
        <BookingReceipt order={order} />
      </div>
    </div>
  )
}
