import type { BookingStep } from '@angadi/data/my-bookings/booking-step.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Card } from '@angadi/ui/card/card.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { useBookingWords } from '../use-booking-words.ts'

export interface VisitStepsProps {
  readonly steps: readonly BookingStep[]
  /** The package of which a sitting pays them. */
  readonly paidBy?: string | undefined
}

/** The services of a visit in their order: when each begins, how long it takes, by whom. */
export function VisitSteps({ steps, paidBy }: VisitStepsProps) {
  const { t } = useTranslation(['bookings', 'packages'])
  const { time, money } = useFormats()
  const words = useBookingWords()
  return (
    <Card>
      <Section title={t('visit')}>
        <ol className="divide-y divide-line">
          {steps.map((step, n) => (
            // A service may be booked twice.
            <li key={n} className="flex flex-wrap items-baseline gap-x-4 py-2.5 first:pt-0 last:pb-0">
              <time dateTime={step.starts_at} className="min-w-18 font-semibold tabular-nums">
                {time(step.starts_at)}
              </time>
              <div className="min-w-0 flex-1 basis-32">
                <p className="font-medium">{step.name}</p>
                <p className="text-sm text-ink-muted">
                  {[t('minutes', { count: step.minutes }), words.people([step])].filter(Boolean).join(' · ')}
                </p>
              </div>
              {paidBy === undefined ? <span className="tabular-nums">{money(step.price_paise)}</span> : null}
            </li>
          ))}
        </ol>
        {paidBy === undefined ? null : (
          <p className="mt-2 border-t border-line pt-2 font-medium wrap-anywhere">
            {t('packages:paidBy', { name: paidBy })}
          </p>
        )}
      </Section>
    </Card>
  )
}
