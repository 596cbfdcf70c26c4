import type { Booking } from '@angadi/data/my-bookings/booking-of.ts'
import type { Tracking } from '@angadi/data/orders/tracking.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import { useSheet } from '@angadi/shell/use-sheet.ts'
import { Badge } from '@angadi/ui/badge/badge.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { Card } from '@angadi/ui/card/card.tsx'
import { CalendarClock } from 'lucide-react'
import { Suspense } from 'react'
import { MOVE_SHEET } from '../sheets.ts'
import { useBookingWords } from '../use-booking-words.ts'
import { CalendarFileButton } from './calendar-file-button.tsx'

const MoveSheet = lazy(() => import('./move-sheet.tsx'))

export interface BookingStatusProps {
  readonly tracking: Tracking
  readonly booking: Booking
  readonly refresh: () => Promise<void>
}

/** When a booking is, how it stands, how it was moved, and the way to another time. */
export function BookingStatus({ tracking: { order, cancellation }, booking, refresh }: BookingStatusProps) {
  const { t } = useTranslation('bookings')
  const words = useBookingWords()
  const { isOpen, open, close } = useSheet(MOVE_SHEET)
  const { label, tone } = words.state(booking.state)
  const isAgreed = booking.state === 'pending' || booking.state === 'confirmed'
  const mayMove = isAgreed && cancellation.charge_paise === 0
  const { moved } = booking
  return (
    <Card>
      <div className="flex flex-col items-start gap-2">
        <Badge tone={tone}>{label}</Badge>
        <h2 className="text-2xl font-bold tabular-nums">
          <time dateTime={booking.starts_at}>{words.when(booking)}</time>
        </h2>
        {moved ? (
          <p className={moved.by === 'vendor' && isAgreed ? 'text-warning-ink' : 'text-ink-muted'}>
            {t(moved.by === 'vendor' ? 'movedByVendorLong' : 'movedByUser', {
              vendor: order.vendor_name,
              from: words.at(moved.from),
            })}
          </p>
        ) : null}
        {booking.state === 'pending' ? (
          <p>
            {order.accept_by
              ? t('pendingUntil', { vendor: order.vendor_name, time: words.at(order.accept_by) })
              : t('pending', { vendor: order.vendor_name })}
          </p>
        ) : (
          <p className="text-ink-muted">{t(`stateText.${booking.state}`, { vendor: order.vendor_name })}</p>
        )}
      </div>
      {isAgreed ? (
        <div className="mt-3 flex flex-wrap items-center gap-2">
          {mayMove ? (
            <Button variant="soft" size="sm" icon={<CalendarClock aria-hidden />} onClick={open}>
              {t('move.action')}
            </Button>
          ) : null}
          <CalendarFileButton
            booking={{ order_id: order.id, order_number: order.order_number, name: order.vendor_name }}
          />
        </div>
      ) : null}
      {isAgreed && !mayMove ? <p className="mt-2 text-sm text-ink-muted">{t('move.over')}</p> : null}
      {isOpen && mayMove ? (
        <Suspense>
          <MoveSheet booking={booking} refresh={refresh} onClose={close} />
        </Suspense>
      ) : null}
    </Card>
  )
}
