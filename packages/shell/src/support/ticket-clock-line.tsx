import { clockOf, type TicketTimes } from '@angadi/domain/help/ticket-clock.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Clock } from 'lucide-react'
import { useState } from 'react'

/** Until when a ticket is looked at, or resolved; nothing for a closed one (field 5a). */
export function TicketClockLine({ ticket }: { readonly ticket: TicketTimes }) {
  const { t } = useTranslation('help')
  const { dateTime } = useFormats()
  // The clocks run for hours and days: the time of opening the page is exact enough.
  const [now] = useState(() => Date.now())
  const clock = clockOf(ticket, now)
  if (!clock) return null
  const at = dateTime(clock.by)
  const text = clock.isOver
    ? t(clock.kind === 'acknowledge' ? 'ticket.clock.acknowledgeOver' : 'ticket.clock.resolveOver', { at })
    : t(clock.kind === 'acknowledge' ? 'ticket.clock.acknowledge' : 'ticket.clock.resolve', { at })
  return (
    <p className={`flex items-start gap-1.5 text-sm ${clock.isOver ? 'text-danger-ink' : 'text-ink-muted'}`}>
      <Clock aria-hidden className="mt-0.5 size-4 shrink-0" />
      {text}
    </p>
  )
}
