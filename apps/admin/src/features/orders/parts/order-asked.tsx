import { useDispatchOfOrder } from '@angadi/data/dispatch/reasons.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { Section } from '@angadi/ui/page/section.tsx'

/** Who was considered for an order in each round, who was asked, and why the others were not (Issue 36, dispatch). */
export default function OrderAsked({ orderId }: { readonly orderId: string }) {
  const { t } = useTranslation('dispatch')
  const { distance, time } = useFormats()
  const { data, error, isFetching, refetch } = useDispatchOfOrder(orderId)
  if (!data && error) {
    return <LoadFailed title={t('asked.failed')} error={error} busy={isFetching} onRetry={refetch} />
  }
  if (!data || data.length === 0) return null
  return (
    <Section title={t('asked.title')}>
      <div className="flex flex-col gap-5">
        {data.map(({ at, leg, round, radius_m, considered }) => {
          const title = t('asked.round', { round, time: time(at), distance: distance(radius_m) })
          return (
            <div key={`${at} ${leg} ${round}`}>
              <h3 className="mb-1 font-semibold wrap-anywhere">{title}</h3>
              <ul aria-label={title} className="divide-y divide-line">
                {(considered ?? []).map(({ courier_id, name, metres, offered, why_not, points }) => (
                  <li key={courier_id} className="py-2 wrap-anywhere">
                    <span className="block font-medium">{`${name} · ${distance(metres)}`}</span>
                    <span className="block text-sm text-ink-muted">
                      {offered
                        ? `${t('asked.yes')} · ${t('asked.points')} ${points ?? '–'}`
                        : why_not
                          ? t(`whyNot.${why_not}`)
                          : t('asked.later')}
                    </span>
                  </li>
                ))}
              </ul>
            </div>
          )
        })}
      </div>
    </Section>
  )
}
