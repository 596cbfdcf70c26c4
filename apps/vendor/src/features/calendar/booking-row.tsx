import type { DeskBooking } from '@angadi/data/booking-desk/booking.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Badge } from '@angadi/ui/badge/badge.tsx'
import type { ReactNode } from 'react'
import { useBookingWords } from './use-booking-words.ts'

export interface BookingRowProps {
  readonly booking: DeskBooking
  readonly onOpen: (bookingId: string) => void
  /** In a list of several days each says its own. */
  readonly hasDay?: boolean
  readonly note?: ReactNode
}

/** One booking in a list: when, for whom, what, with whom, and where it stands. */
export function BookingRow({ booking, onOpen, hasDay = false, note }: BookingRowProps) {
  const { t } = useTranslation('calendar')
  const { timeRange, day, money } = useFormats()
  const words = useBookingWords()
  const people = words.people(booking)
  return (
    <button
      type="button"
      onClick={() => onOpen(booking.id)}
      className="flex min-h-touch w-full flex-wrap items-start gap-x-4 gap-y-1 rounded-lg border border-line bg-surface-raised px-4 py-3 text-left hover:bg-surface-sunken"
    >
      <span className="basis-36 font-semibold tabular-nums">
        {hasDay ? <span className="block">{day(booking.starts_at)}</span> : null}
        {timeRange(booking.starts_at, booking.ends_at)}
      </span>
      <span className="min-w-0 flex-1 basis-48">
        <span className="block font-semibold">
          {words.name(booking)}
          {booking.order_number ? (
            <span className="font-normal text-ink-muted"> {booking.order_number}</span>
          ) : null}
        </span>
        <span className="block text-sm text-ink-muted">
          {people ? t('doneBy', { services: words.services(booking), people }) : words.services(booking)}
        </span>
        {note}
      </span>
      <span className="flex flex-wrap items-center gap-2">
        {booking.walk_in ? <Badge>{t('walkIn.badge')}</Badge> : null}
        {booking.absence?.kind === 'asked' ? <Badge tone="warning">{t('absence.badge')}</Badge> : null}
        {booking.cash_paise > 0 ? (
          <Badge tone="warning">{t('toCollect', { amount: money(booking.cash_paise) })}</Badge>
        ) : null}
        <Badge tone={words.tone(booking)}>{words.state(booking)}</Badge>
      </span>
    </button>
  )
}
