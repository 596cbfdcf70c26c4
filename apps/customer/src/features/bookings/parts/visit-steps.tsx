import type { BookingStep } from '@angadi/data/my-bookings/booking-step.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Card } from '@angadi/ui/card/card.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { useBookingWords } from '../use-booking-words.ts'

/** The services of a visit in their order: when each begins, how long it takes, by whom. */
export function VisitSteps({ steps }: { readonly steps: readonly BookingStep[] }) {
  const { t } = useTranslation('bookings')
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
              <span className="tabular-nums">{money(step.price_paise)}</span>
            </li>
          ))}
        </ol>
      </Section>
    </Card>
  )
}
