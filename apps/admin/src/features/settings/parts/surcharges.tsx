import { useRegions } from '@angadi/data/admin-console/overview.ts'
import { type AdminSurcharge, useEndSurcharge, useSurcharges } from '@angadi/data/admin-console/surcharges.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { RainForm } from './rain-form.tsx'
import { dayOfWeek } from './weekday.ts'
import { WeeklySurchargeForm } from './weekly-surcharge-form.tsx'

/** What is added to the delivery fee, rain until a time, and peak hours and nights of every week. */
export function Surcharges() {
  const { t } = useTranslation(['admin', 'common'])
  const errorText = useErrorText()
  const { data, error, isFetching, refetch } = useSurcharges()
  const { data: regions = [] } = useRegions()
  const end = useEndSurcharge()
  const labels = useSurchargeLabels()
  const unavailableReason = useOfflineReason()
  if (error && !data)
    return <LoadFailed title={t('surcharge.failed')} error={error} busy={isFetching} onRetry={refetch} />
  return (
    <Section title={t('surcharge.title')}>
      <div className="rounded-lg border border-line bg-surface-raised">
        <RainForm regions={regions} />
        <WeeklySurchargeForm regions={regions} />
        {data && data.length > 0 ? (
          <ul aria-label={t('surcharge.list')} className="divide-y divide-line border-t border-line">
            {data.map((surcharge) => (
              <li
                key={surcharge.id}
                className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-3 md:px-5"
              >
                <div className="min-w-0">
                  <p className="font-semibold">
                    {labels.what(surcharge)} ·{' '}
                    {regions.find(({ slug }) => slug === surcharge.region_slug)?.name ??
                      surcharge.region_slug ??
                      t('filters.allRegions')}
                  </p>
                  <p className="text-sm text-ink-muted tabular-nums">{labels.when(surcharge)}</p>
                </div>
                <Button
                  variant="secondary"
                  size="sm"
                  aria-label={t('surcharge.endOf', { what: labels.what(surcharge) })}
                  busy={end.isPending && end.variables === surcharge.id}
                  unavailableReason={unavailableReason}
                  onClick={() =>
                    end.mutate(surcharge.id, {
                      onError: (failed) =>
                        notify.problem(t('surcharge.endFailed'), { description: errorText(failed) }),
                    })
                  }
                >
                  {t('surcharge.end')}
                </Button>
              </li>
            ))}
          </ul>
        ) : (
          <p className="border-t border-line px-4 py-4 text-ink-muted md:px-5">{t('surcharge.none')}</p>
        )}
      </div>
    </Section>
  )
}

/** The words for a surcharge: what it adds, and when. */
function useSurchargeLabels() {
  const { t } = useTranslation('admin')
  const { money, number, dateTime, weekday } = useFormats()
  return {
    what: ({ reason, amount_paise: amount, rate_bp: rate }: AdminSurcharge) =>
      t('surcharge.what', {
        reason: t(`surcharge.reason.${reason}`),
        amount: amount === null ? `${number((rate ?? 0) / 100)} %` : money(amount),
      }),
    when: ({ valid_to: until, weekdays, from_time: from, to_time: to, added_by: by }: AdminSurcharge) =>
      [
        weekdays?.map((one) => weekday(dayOfWeek(one))).join(', '),
        from && to ? `${from.slice(0, 5)}–${to.slice(0, 5)}` : undefined,
        until ? t('surcharge.until', { time: dateTime(until) }) : undefined,
        by ? t('surcharge.by', { name: by }) : undefined,
      ]
        .filter(Boolean)
        .join(' · '),
  }
}
