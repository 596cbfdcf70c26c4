import type { MyVendor } from '@angadi/data/vendor-console/my-vendors.ts'
import {
  PERIODS,
  type Period,
  useVendorEarned,
  useVendorFigures,
  type VendorFigures,
} from '@angadi/data/vendor-figures/figures.ts'
import { indiaDay, isDayUpTo } from '@angadi/domain/time/india-day.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { SaveCsvButton } from '@angadi/shell/csv/save-csv-button.tsx'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Bars } from './bars.tsx'
import { BestSellers } from './best-sellers.tsx'
import { FigureCharts } from './figure-charts.tsx'
import { FigurePeriod } from './figure-period.tsx'
import { FigureTiles } from './figure-tiles.tsx'
import { FIGURE_COLUMNS, figureRows } from './figures-file.ts'
import { FAULTS } from './sums.ts'

/** What was sold in a day, a week or a month, beside the one before; what is chosen stands in the address. */
export function Figures({ vendor }: { readonly vendor: MyVendor }) {
  const { t } = useTranslation(['vendor-figures', 'common'])
  const [today] = useState(() => indiaDay(Date.now()))
  const { period, day, choose } = useChosenPeriod(today)
  const { data, error, refetch, isFetching } = useVendorFigures(vendor.id, period, day)
  const earned = useVendorEarned(vendor.id, period, day, vendor.rights.includes('money'))
  return (
    <div className="flex flex-col gap-8">
      <FigurePeriod period={period} figures={data} today={today} onChange={choose} />
      {error && !data ? (
        <LoadFailed title={t('failed')} error={error} busy={isFetching} onRetry={refetch} />
      ) : null}
      {!data && !error ? (
        <SkeletonGroup label={t('common:loading')}>
          <Skeleton shape="box" className="h-64" />
        </SkeletonGroup>
      ) : null}
      {data ? <Shown figures={data} earned={earned.data} /> : null}
    </div>
  )
}

function Shown({
  figures,
  earned,
}: {
  readonly figures: VendorFigures
  readonly earned: ReturnType<typeof useVendorEarned>['data']
}) {
  const { t } = useTranslation('vendor-figures')
  const { number, day } = useFormats()
  const faults = FAULTS.map((fault) => ({ fault, count: figures.now[`cancelled_${fault}`] ?? 0 })).filter(
    ({ count }) => count > 0,
  )
  return (
    <>
      <div className="flex flex-col gap-3">
        <FigureTiles figures={figures} earned={earned} />
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-sm text-ink-muted">
            {t('comparedWith', { from: day(figures.compared_first), to: day(figures.compared_last) })}
          </p>
          <SaveCsvButton
            name="figures"
            fetchTable={() =>
              Promise.resolve({
                fields: [t('columns.day'), ...FIGURE_COLUMNS.map((column) => t(`columns.${column}`))],
                rows: figureRows(figures.days),
              })
            }
          />
        </div>
      </div>
      <FigureCharts figures={figures} />
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-2">
        <Section title={t('byFault')}>
          {faults.length === 0 ? <p className="text-ink-muted">{t('noneCancelled')}</p> : null}
          <Bars
            label={t('byFault')}
            bars={faults.map(({ fault, count }) => ({
              key: fault,
              name: t(`faults.${fault}`),
              value: count,
              shown: number(count),
            }))}
          />
        </Section>
        <Section title={t('stars')}>
          <Bars
            label={t('stars')}
            bars={[5, 4, 3, 2, 1].map((stars) => ({
              key: String(stars),
              name: t('starsOf', { count: stars }),
              value: figures.now[`review_${stars}`] ?? 0,
              shown: number(figures.now[`review_${stars}`] ?? 0),
            }))}
          />
        </Section>
      </div>
      <BestSellers best={figures.best} />
    </>
  )
}

/** The period and a day in it, from the address. */
function useChosenPeriod(today: string) {
  const [params, setParams] = useSearchParams()
  const asked = params.get('day')
  const period = PERIODS.find((one) => one === params.get('period')) ?? 'week'
  const day = asked !== null && isDayUpTo(asked, today) ? asked : today
  const choose = (next: Period, nextDay: string | undefined) =>
    setParams(
      (now) => {
        const wanted = new URLSearchParams(now)
        wanted.set('period', next)
        if (nextDay === undefined || nextDay >= today) wanted.delete('day')
        else wanted.set('day', nextDay)
        return wanted
      },
      { replace: true, preventScrollReset: true },
    )
  return { period, day, choose }
}
