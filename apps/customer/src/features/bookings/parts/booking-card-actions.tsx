import type { MyBooking } from '@angadi/data/my-bookings/my-bookings.ts'
import { isToCome } from '@angadi/domain/bookings/booking-states.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { CalendarClock, Navigation, RotateCcw, Star } from 'lucide-react'
import { directionsTo } from '../directions.ts'
import { CANCEL_SHEET, MOVE_SHEET } from '../sheets.ts'
import { vendorPage } from '../vendor-page.ts'
import { CalendarFileButton } from './calendar-file-button.tsx'

/** What can be done with a booking of the list now; moving and cancelling are shown with their price on its own page. */
export function BookingCardActions({ booking }: { readonly booking: MyBooking }) {
  const { t } = useTranslation('bookings')
  const { vendor, state, order_id: id } = booking
  const page = (sheet: string) => pathTo('orderTrackingId', { id }, { sheet })
  const named = (action: string) => `${action}: ${vendor.name}`
  const isOpen = isToCome(state)
  return (
    <div className="relative z-raised mt-auto -mx-1 -mb-1 flex flex-wrap border-t border-line pt-2">
      {isOpen && booking.charge_paise === 0 ? (
        <LinkButton
          variant="quiet"
          size="sm"
          icon={<CalendarClock aria-hidden />}
          render={<AppLink to={page(MOVE_SHEET)} aria-label={named(t('move.action'))} />}
        >
          {t('move.action')}
        </LinkButton>
      ) : null}
      {isOpen && !booking.home && vendor.lat !== null && vendor.lng !== null ? (
        <LinkButton
          variant="quiet"
          size="sm"
          icon={<Navigation aria-hidden />}
          render={
            <a
              href={directionsTo({ lat: vendor.lat, lng: vendor.lng })}
              target="_blank"
              rel="noreferrer"
              aria-label={named(t('directions'))}
            />
          }
        >
          {t('directions')}
        </LinkButton>
      ) : null}
      {isOpen ? <CalendarFileButton booking={{ ...booking, name: vendor.name }} /> : null}
      {isOpen && booking.charge_paise !== null ? (
        <LinkButton
          variant="dangerQuiet"
          size="sm"
          render={<AppLink to={page(CANCEL_SHEET)} aria-label={named(t('cancel.action'))} />}
        >
          {t('cancel.action')}
        </LinkButton>
      ) : null}
      {booking.can_rate ? (
        <LinkButton
          variant="quiet"
          size="sm"
          icon={<Star aria-hidden />}
          render={<AppLink to={page('rate')} aria-label={named(t('rate'))} />}
        >
          {t('rate')}
        </LinkButton>
      ) : null}
      {isOpen ? null : (
        <LinkButton
          variant="quiet"
          size="sm"
          icon={<RotateCcw aria-hidden />}
          render={<AppLink to={vendorPage(booking.trade, vendor.slug)} aria-label={named(t('again'))} />}
        >
          {t('again')}
        </LinkButton>
      )}
    </div>
  )
}
