import type { DeskBooking } from '@angadi/data/booking-desk/booking.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { StatTile } from '@angadi/ui/stat-tile/stat-tile.tsx'
import { dayTotals } from './totals.ts'

/** What a day comes to: visits, sales of Angadi, and apart from them what walk-ins paid at the desk. */
export function DayTotals({ bookings }: { readonly bookings: readonly DeskBooking[] }) {
  const { t } = useTranslation('calendar')
  const { money, number } = useFormats()
  const totals = dayTotals(bookings)
  return (
    <dl
      aria-label={t('totals.label')}
      className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-3"
    >
      <StatTile label={t('totals.visits')} value={number(totals.visits)} />
      <StatTile label={t('totals.booked')} value={money(totals.bookedPaise)} />
      <StatTile label={t('totals.collect')} value={money(totals.collectPaise)} />
      <StatTile label={t('totals.walkIns')} value={money(totals.walkInPaise)} />
    </dl>
  )
}
