import type { MyVendor } from '@angadi/data/vendor-console/my-vendors.ts'
import { PERIODS, type Period, useVendorFigures } from '@angadi/data/vendor-figures/figures.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { SegmentedControl } from '@angadi/ui/segmented-control/segmented-control.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { StatTile } from '@angadi/ui/stat-tile/stat-tile.tsx'
import { useState } from 'react'
import { Bars } from './bars.tsx'
import { BestSellers } from './best-sellers.tsx'
import { changeInPercent } from './change-in-percent.ts'

const HOURS_A_DAY = 24

/** What was sold in a period: by day, by hour, what sold best, and how it was rated. */
export function Figures({ vendor }: { readonly vendor: MyVendor }) {
  const { t } = useTranslation(['vendor-figures', 'common'])
  const { money, number, day, time } = useFormats()
  const [period, setPeriod] = useState<Period>(30)
  const { data, error, refetch, isFetching } = useVendorFigures(vendor.id, period)
  const compared = (now: number, before: number) => {
    const percent = changeInPercent(now, before)
    if (percent === undefined) return t('noBefore')
    return t(percent >= 0 ? 'more' : 'less', { percent: Math.abs(percent) })
  }
  return (
    <div className="flex flex-col gap-8">
      <div className="max-w-reading">
        <SegmentedControl
          label={t('period')}
          value={String(period)}
          onChange={(value) => setPeriod(PERIODS.find((one) => String(one) === value) ?? 30)}
          segments={PERIODS.map((days) => ({ value: String(days), label: t('days', { count: days }) }))}
        />
      </div>
      {error && !data ? (
        <LoadFailed title={t('failed')} error={error} busy={isFetching} onRetry={refetch} />
      ) : null}
      {!data && !error ? (
        <SkeletonGroup label={t('common:loading')}>
          <Skeleton shape="box" className="h-64" />
        </SkeletonGroup>
      ) : null}
      {data ? (
        <>
          <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
            <StatTile
              label={t('sales')}
              value={money(data.now.sales_paise)}
              note={compared(data.now.sales_paise, data.before.sales_paise)}
            />
            <StatTile
              label={t('delivered')}
              value={number(data.now.delivered)}
              note={compared(data.now.delivered, data.before.delivered)}
            />
            <StatTile
              label={t('customers')}
              value={number(data.now.customers)}
              note={t('returning', { count: data.returning })}
            />
            <StatTile
              label={t('missed')}
              value={number(data.now.refused)}
              note={t('cancelled', { count: data.now.cancelled })}
            />
          </dl>
          {data.refunds && data.refunds.count > 0 ? (
            <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
              <StatTile
                label={t('refunds')}
                value={money(data.refunds.loss_paise)}
                note={t('refunded', { count: data.refunds.count })}
              />
            </dl>
          ) : null}
          <Section title={t('byDay')}>
            <Bars
              label={t('byDay')}
              bars={data.days.map((one) => ({
                key: one.day,
                name: day(one.day),
                value: one.sales_paise,
                shown: money(one.sales_paise),
              }))}
            />
          </Section>
          <div className="grid grid-cols-1 gap-8 lg:grid-cols-2">
            <Section title={t('byHour')}>
              <Bars
                label={t('byHour')}
                bars={data.hours.slice(0, HOURS_A_DAY).map((orders, hour) => ({
                  key: String(hour),
                  name: time(new Date(Date.UTC(2026, 0, 1, hour) - 5.5 * 3_600_000)),
                  value: orders,
                  shown: t('orders', { count: orders }),
                }))}
              />
            </Section>
            <Section title={t('stars')}>
              <Bars
                label={t('stars')}
                isLying
                bars={data.stars.map((reviews, at) => ({
                  key: String(at),
                  name: t('starsOf', { count: 5 - at }),
                  value: reviews,
                  shown: number(reviews),
                }))}
              />
            </Section>
          </div>
          <BestSellers best={data.best} />
        </>
      ) : null}
    </div>
  )
}
