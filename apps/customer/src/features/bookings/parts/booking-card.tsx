import { pictureUrl } from '@angadi/data/client/config.ts'
import type { MyBooking } from '@angadi/data/my-bookings/my-bookings.ts'
import { isToCome } from '@angadi/domain/bookings/booking-states.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { Badge } from '@angadi/ui/badge/badge.tsx'
import { Picture } from '@angadi/ui/picture/picture.tsx'
import { StretchedLink } from '@angadi/ui/stretched-link/stretched-link.tsx'
import { CalendarClock, MapPin, Repeat, UserRound } from 'lucide-react'
import { useBookingWords } from '../use-booking-words.ts'
import { BookingCardActions } from './booking-card-actions.tsx'

/** A booking in the list: when, where, with whom, what it costs, and what can be done with it now. */
export function BookingCard({ booking }: { readonly booking: MyBooking }) {
  const { t } = useTranslation(['bookings', 'series', 'packages'])
  const { money } = useFormats()
  const words = useBookingWords()
  const { vendor, steps, state, moved } = booking
  const { label, tone } = words.state(state)
  const people = words.people(steps)
  const isOpen = isToCome(state)
  const place = booking.home ?? vendor.address
  return (
    <article className="relative flex h-full flex-col gap-3 rounded-lg border border-line bg-surface-raised p-4">
      <div className="flex items-start gap-3.5">
        <Picture
          src={pictureUrl(vendor.picture)}
          alt=""
          fallback={<CalendarClock aria-hidden />}
          ratio="square"
          rounded="md"
          className="w-14 shrink-0"
        />
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
            <h3 className="min-w-0 flex-1 basis-32 text-lg font-semibold break-words">
              <StretchedLink render={<AppLink to={pathTo('orderTrackingId', { id: booking.order_id })} />}>
                {vendor.name}
              </StretchedLink>
            </h3>
            <span className="mt-0.5 max-w-full *:max-w-full *:wrap-anywhere *:whitespace-normal">
              <Badge tone={tone}>{label}</Badge>
            </span>
          </div>
          <p className="font-semibold tabular-nums">
            <time dateTime={booking.starts_at}>{words.when(booking)}</time>
          </p>
        </div>
      </div>
      <div className="flex flex-col gap-1 text-sm">
        <p className="text-base">{words.services(steps)}</p>
        {booking.series ? (
          <p className="flex gap-2 text-ink-muted">
            <Repeat aria-hidden className="mt-0.5 size-4 shrink-0" />
            {t('series:place', { number: booking.series.number, visits: booking.series.visits })}
          </p>
        ) : null}
        {people ? (
          <p className="flex gap-2 text-ink-muted">
            <UserRound aria-hidden className="mt-0.5 size-4 shrink-0" />
            {people}
          </p>
        ) : null}
        {place ? (
          <p className="flex gap-2 text-ink-muted">
            <MapPin aria-hidden className="mt-0.5 size-4 shrink-0" />
            {place}
          </p>
        ) : null}
        {isOpen && moved?.by === 'vendor' ? (
          <p className="text-warning-ink">
            {t('movedByVendor', { vendor: vendor.name, from: words.at(moved.from) })}
          </p>
        ) : null}
        <p className="font-semibold tabular-nums">
          {booking.package
            ? t('packages:paidBy', { name: booking.package.name })
            : money(booking.total_paise)}
          {booking.due_paise > 0 ? (
            <span className="font-normal text-ink-muted">
              {' · '}
              {t('due', { amount: money(booking.due_paise) })}
            </span>
          ) : null}
        </p>
      </div>
      <BookingCardActions booking={booking} />
    </article>
  )
}
