import type { DeskBooking } from '@angadi/data/booking-desk/booking.ts'
import type { DeskResource } from '@angadi/data/booking-desk/calendar.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { EmptyState } from '@angadi/ui/empty-state/empty-state.tsx'
import { Ban, CalendarCheck } from 'lucide-react'
import { BookingRow } from './booking-row.tsx'

export interface DayListProps {
  readonly bookings: readonly DeskBooking[]
  readonly resources: readonly DeskResource[]
  readonly onOpen: (bookingId: string) => void
  readonly onUnblock: (blockId: string) => void
}

/** A day as a list, by the clock: what the grid shows, for phones, paper and whoever prefers it. */
export function DayList({ bookings, resources, onOpen, onUnblock }: DayListProps) {
  const { t } = useTranslation('calendar')
  const { timeRange } = useFormats()
  const blocks = resources.flatMap(({ name, blocks: own }) => own.map((block) => ({ ...block, name })))
  if (bookings.length + blocks.length === 0)
    return (
      <EmptyState picture={<CalendarCheck aria-hidden />} title={t('empty.title')}>
        {t('empty.text')}
      </EmptyState>
    )
  return (
    <div className="flex flex-col gap-4">
      <ul className="flex flex-col gap-2" aria-label={t('title')}>
        {bookings.map((booking) => (
          <li key={booking.id}>
            <BookingRow booking={booking} onOpen={onOpen} />
          </li>
        ))}
      </ul>
      {blocks.length > 0 ? (
        <ul className="flex flex-col gap-2" aria-label={t('blocked.list')}>
          {blocks.map(({ id, name, starts_at: from, ends_at: to, note }) => (
            <li
              key={id}
              className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md bg-surface-sunken py-1 pl-3 text-sm"
            >
              <Ban aria-hidden className="size-5 shrink-0 text-ink-muted" />
              <span className="min-w-0 flex-1 basis-40">
                {t('blocked.line', { name, time: timeRange(from, to) })}
                {note ? <span className="block text-ink-muted">{note}</span> : null}
              </span>
              <Button variant="quiet" size="sm" className="print:hidden" onClick={() => onUnblock(id)}>
                {t('blocked.free')}
                <span className="sr-only">{t('blocked.line', { name, time: timeRange(from, to) })}</span>
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
