import type { Tracking } from '@angadi/data/orders/tracking.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import { useSheet } from '@angadi/shell/use-sheet.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { Card } from '@angadi/ui/card/card.tsx'
import { CalendarClock } from 'lucide-react'
import { Suspense } from 'react'
import { useSlotLabels } from '../../../shared/schedule/use-slot-labels.ts'

const RescheduleSheet = lazy(() => import('./reschedule-sheet.tsx'))

export interface ScheduledCardProps {
  readonly order: Tracking['order']
  /** The server's current time. */
  readonly now: Date
}

/** The slot of an order for later, and its change until the cut-off; nothing for an order for now. */
export function ScheduledCard({ order, now }: ScheduledCardProps) {
  const { t } = useTranslation('orders')
  const { dateTime } = useFormats()
  const labels = useSlotLabels()
  const { isOpen, open, close } = useSheet('reschedule')
  const { scheduled_for: startsAt, change_until: until, status } = order
  if (!startsAt || !until) return null
  const isEarly = status === 'pending' || status === 'confirmed'
  const mayChange = isEarly && now < new Date(until)
  return (
    <Card>
      <div className="flex items-start gap-3.5">
        <CalendarClock aria-hidden className="mt-0.5 size-6 shrink-0 text-ink-muted" />
        <div className="min-w-0 flex-1">
          <h3 className="text-sm text-ink-muted">{t('scheduled.title')}</h3>
          <p className="text-lg font-semibold tabular-nums">{labels.full(startsAt)}</p>
          {isEarly ? (
            <p className="mt-1 text-sm text-ink-muted tabular-nums">
              {mayChange ? t('scheduled.until', { time: dateTime(until) }) : t('scheduled.over')}
            </p>
          ) : null}
          {mayChange ? (
            <Button variant="soft" size="sm" className="mt-3" onClick={open}>
              {t('scheduled.change')}
            </Button>
          ) : null}
        </div>
      </div>
      {isOpen && mayChange ? (
        <Suspense>
          <RescheduleSheet order={order} startsAt={startsAt} onClose={close} />
        </Suspense>
      ) : null}
    </Card>
  )
}
