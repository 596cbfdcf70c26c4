import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Card } from '@angadi/ui/card/card.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { useSubscriptionLabels } from '../../../shared/subscription/use-subscription-labels.ts'
import type { LineOfDay } from '../day-lines.ts'
import { ClaimMissed } from './claim-missed.tsx'
import { DayRow } from './day-row.tsx'

export interface DayPanelProps {
  readonly day: string
  readonly lines: readonly LineOfDay[]
}

/** The chosen day: what comes or came, skipping and changing it, and what did not come. */
export function DayPanel({ day, lines }: DayPanelProps) {
  const { t } = useTranslation('subscriptions')
  const labels = useSubscriptionLabels()
  const shown = lines.filter(({ line, canChange }) => line.state !== 'none' || canChange)
  const locked = lines.find(
    ({ line, decided, canChange }) => line.state === 'planned' && !decided && !canChange,
  )
  return (
    <Section title={labels.day(day)}>
      <Card className="flex flex-col gap-1">
        {shown.length === 0 ? <p className="py-2 text-ink-muted">{t('day.nothing')}</p> : null}
        <ul className="flex flex-col divide-y divide-line">
          {shown.map((one) => (
            <DayRow key={one.subscription.id} day={day} {...one} />
          ))}
        </ul>
        {locked ? (
          <p className="pt-2 text-sm text-ink-muted">
            {t('day.locked', { time: labels.clock(locked.subscriber.cut_off) })}
          </p>
        ) : null}
        <ClaimMissed lines={lines} />
      </Card>
    </Section>
  )
}
