import { useNextBooking } from '@angadi/data/bookings/next-booking.ts'
import { slotDay } from '@angadi/domain/schedule/slots.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { StretchedLink } from '@angadi/ui/stretched-link/stretched-link.tsx'
import { CalendarCheck, ChevronRight } from 'lucide-react'
import { useSlotLabels } from '../../../shared/schedule/use-slot-labels.ts'
import { BEAUTY } from '../trade.ts'

/** The customer's next visit to a salon; nothing without one. */
export function NextVisit() {
  const { t } = useTranslation('beauty')
  const labels = useSlotLabels()
  const { data: next } = useNextBooking(BEAUTY)
  if (!next) return null
  return (
    <section
      aria-label={t('next.label')}
      className="relative flex min-h-16 items-center gap-3 rounded-lg border border-line bg-surface-raised px-4 py-2"
    >
      <CalendarCheck aria-hidden className="size-6 shrink-0 text-success-ink" />
      <p className="min-w-0 flex-1">
        <span className="block font-semibold">
          <StretchedLink render={<AppLink to={pathTo('orderTrackingId', { id: next.order_id })} />}>
            {t('next.when', {
              day: labels.day(slotDay(next.starts_at)),
              time: labels.begin(next.starts_at),
            })}
          </StretchedLink>
        </span>
        <span className="text-sm text-ink-muted">{next.vendors.name}</span>
      </p>
      <ChevronRight aria-hidden className="size-5 shrink-0 text-ink-muted" />
    </section>
  )
}
