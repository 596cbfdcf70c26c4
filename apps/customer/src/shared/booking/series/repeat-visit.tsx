import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Select } from '@angadi/ui/select/select.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { SeriesVisitRow } from './series-visit-row.tsx'
import { EVERY_DAYS, type SeriesChoice, VISITS } from './use-series-choice.ts'

const WORDS = { 0: 'once', 7: 'week', 14: 'twoWeeks', 28: 'fourWeeks' } as const

export interface RepeatVisitProps {
  readonly choice: SeriesChoice
  /** Whether the first time is chosen. */
  readonly hasTime: boolean
}

/** How often a visit comes again, how many times, and each of the dates (Spec §2 Beauty, repeated visits). */
export function RepeatVisit({ choice, hasTime }: RepeatVisitProps) {
  const { t } = useTranslation('series')
  const { everyDays, visits } = choice
  return (
    <section aria-label={t('repeat')} className="flex flex-col gap-4 rounded-lg border border-line p-4">
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(10rem,100%),1fr))] items-start gap-3">
        <Select
          label={t('repeat')}
          value={String(everyDays)}
          onChange={({ target }) =>
            choice.setEveryDays(EVERY_DAYS.find((days) => String(days) === target.value) ?? 0)
          }
          options={EVERY_DAYS.map((days) => ({ value: String(days), label: t(`every.${WORDS[days]}`) }))}
        />
        {everyDays === 0 ? null : (
          <Select
            label={t('visits')}
            value={String(visits)}
            onChange={({ target }) => choice.setVisits(Number(target.value))}
            options={Array.from({ length: VISITS.most - VISITS.least + 1 }, (_, n) => ({
              value: String(n + VISITS.least),
              label: t('count', { count: n + VISITS.least }),
            }))}
          />
        )}
      </div>
      {everyDays === 0 ? null : hasTime ? <Dates choice={choice} /> : <p>{t('firstTime')}</p>}
    </section>
  )
}

function Dates({ choice: { preview, chosen, pick, starts, visits } }: { readonly choice: SeriesChoice }) {
  const { t } = useTranslation('series')
  if (!chosen)
    return preview.error ? (
      <LoadFailed
        title={t('failed')}
        error={preview.error}
        busy={preview.isFetching}
        onRetry={preview.refetch}
      />
    ) : (
      <SkeletonGroup label={t('loading')}>
        <div className="flex flex-col gap-3">
          {Array.from({ length: visits }, (_, n) => (
            <Skeleton key={n} className="h-11 rounded-md" />
          ))}
        </div>
      </SkeletonGroup>
    )
  return (
    <div>
      <h3 className="font-semibold">{t('dates')}</h3>
      <p className="mt-0.5 text-sm text-ink-muted">{t('datesText')}</p>
      <ol className="mt-2 divide-y divide-line">
        {chosen.map((visit) => (
          <li key={visit.visit}>
            <SeriesVisitRow visit={visit} onPick={(startsAt) => pick(visit.visit, startsAt)} />
          </li>
        ))}
      </ol>
      {starts.length < VISITS.least ? (
        <div className="mt-2">
          <Banner tone="warning">{t('tooFew')}</Banner>
        </div>
      ) : null}
    </div>
  )
}
