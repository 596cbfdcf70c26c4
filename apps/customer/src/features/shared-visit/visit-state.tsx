import type { SharedHomeVisit } from '@angadi/data/home-services/visit-links.ts'
import { slotDay } from '@angadi/domain/schedule/slots.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Card } from '@angadi/ui/card/card.tsx'
import { Check, CircleX } from 'lucide-react'
import { useSlotLabels } from '../../shared/schedule/use-slot-labels.ts'

/** The steps of a visit in their order. */
const STEPS = ['confirmed', 'on_way', 'in_progress', 'delivered'] as const

/** Who comes, when they are expected, and at which step they are. */
export function VisitState({ visit }: { readonly visit: SharedHomeVisit }) {
  const { t, i18n } = useTranslation(['visits', 'orders'])
  const { time, timeRange } = useFormats()
  const slots = useSlotLabels()
  const names = new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(visit.people)
  const now = STEPS.find((step) => step === visit.status)
  const at = now === undefined ? -1 : STEPS.indexOf(now)
  const when = t('orders:slot.full', {
    day: slots.day(slotDay(visit.starts_at)),
    range: timeRange(visit.starts_at, visit.ends_at),
  })
  return (
    <Card>
      <div className="flex flex-col gap-5">
        <div>
          <h1 className="text-2xl font-bold text-balance wrap-anywhere">{names || visit.vendor}</h1>
          {names ? (
            <p className="text-ink-muted wrap-anywhere">{t('shared.from', { vendor: visit.vendor })}</p>
          ) : null}
        </div>
        <p>
          <span className="block text-sm text-ink-muted">{t('shared.expected')}</span>
          <time dateTime={visit.starts_at} className="text-lg font-semibold tabular-nums">
            {when}
          </time>
        </p>
        {visit.status === 'cancelled' ? (
          <p className="flex items-center gap-2 font-semibold text-danger-ink" role="status">
            <CircleX aria-hidden className="size-5 shrink-0" />
            {t('shared.cancelled')}
          </p>
        ) : (
          <>
            <p role="status" className="text-lg font-semibold">
              {t(`shared.step.${now ?? 'waiting'}`)}
            </p>
            <ol aria-label={t('shared.steps')} className="flex flex-col gap-3">
              {STEPS.map((step, index) => (
                <li
                  key={step}
                  aria-current={index === at ? 'step' : undefined}
                  className={`flex items-center gap-3 ${index <= at ? 'font-medium' : 'text-ink-muted'}`}
                >
                  <span
                    aria-hidden
                    className={`grid size-6 shrink-0 place-items-center rounded-full border ${
                      index <= at ? 'border-action bg-action text-on-action' : 'border-line-strong'
                    }`}
                  >
                    {index <= at ? <Check className="size-4" /> : null}
                  </span>
                  <span className="min-w-0 flex-1">{t(`shared.step.${step}`)}</span>
                  {index === at && at > 0 ? (
                    <time dateTime={visit.status_since} className="text-sm text-ink-muted tabular-nums">
                      {time(visit.status_since)}
                    </time>
                  ) : null}
                </li>
              ))}
            </ol>
          </>
        )}
        <p className="text-sm text-ink-muted">{t('shared.note')}</p>
      </div>
    </Card>
  )
}
