import type { MyHold } from '@angadi/data/bookings/my-hold.ts'
import { slotDay } from '@angadi/domain/schedule/slots.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useSlotLabels } from '../schedule/use-slot-labels.ts'

export interface HeldVisitProps {
  readonly hold: Pick<MyHold, 'startsAt' | 'endsAt' | 'steps' | 'series'>
  readonly vendor: { readonly name: string; readonly address: string | null }
}

/** When, where, what, and who does it. */
export function HeldVisit({ hold: { startsAt, endsAt, steps, series }, vendor }: HeldVisitProps) {
  const { t } = useTranslation(['times', 'series'])
  const { money, time, timeRange } = useFormats()
  const labels = useSlotLabels()
  return (
    <section aria-label={t('visit.label')} className="flex flex-col gap-3 rounded-lg border border-line p-4">
      <div>
        {series ? (
          <>
            <p className="text-lg font-semibold">{t('series:count', { count: series.visits.length })}</p>
            <ol className="mt-1 flex flex-col gap-1">
              {series.visits.map((visit) => (
                <li key={visit.starts_at} className="flex flex-wrap gap-x-3 font-semibold tabular-nums">
                  <span>{labels.day(slotDay(visit.starts_at))}</span>
                  <span>{timeRange(visit.starts_at, visit.ends_at)}</span>
                </li>
              ))}
            </ol>
          </>
        ) : (
          <>
            <p className="text-lg font-semibold">{labels.day(slotDay(startsAt))}</p>
            <p className="font-semibold tabular-nums">{timeRange(startsAt, endsAt)}</p>
          </>
        )}
        <p className="mt-1 text-sm text-ink-muted">
          {vendor.address ? `${vendor.name}, ${vendor.address}` : vendor.name}
        </p>
      </div>
      <ul className="flex flex-col gap-2 border-t border-line pt-3">
        {steps.map((step) => (
          <li key={`${step.starts_at} ${step.name}`} className="flex items-baseline justify-between gap-3">
            <span className="min-w-0">
              <span className="block wrap-anywhere">{step.name}</span>
              <span className="text-sm text-ink-muted tabular-nums">
                {[
                  series ? undefined : time(step.starts_at),
                  (step.people ?? []).map(({ name }) => name).join(', '),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            <span className="shrink-0 tabular-nums">{money(step.price_paise)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
