import type { VendorFigures } from '@angadi/data/vendor-figures/figures.ts'
import { clockTime } from '@angadi/domain/time/clock-time.ts'
import { daysAfter } from '@angadi/domain/time/india-day.ts'
import { clockOfMinute } from '@angadi/domain/time/minute-of-clock.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { ChartCard } from './chart-card.tsx'

/** Any Monday, for the names of weekdays. */
const A_MONDAY = '2026-11-23'
const DAYS_A_WEEK = 7

/** What was sold by day, by weekday and by the hour. */
export function FigureCharts({ figures }: { readonly figures: VendorFigures }) {
  const { t } = useTranslation('vendor-figures')
  const { money, shortNumber, number, day, weekday, time } = useFormats()
  const rupees = (paise: number) => `₹${shortNumber(paise / 100)}`
  const sales = (sums: VendorFigures['now']) => sums['sales'] ?? 0
  const hour = (at: number) => time(clockTime(clockOfMinute(at * 60)))
  const isDay = figures.days.length === 1
  const weekdays = Array.from({ length: DAYS_A_WEEK }, (_nothing, at) => {
    const name = weekday(daysAfter(A_MONDAY, at))
    const total = figures.days
      .filter(({ day: one }) => (new Date(one).getUTCDay() + 6) % DAYS_A_WEEK === at)
      .reduce((sum, { sums }) => sum + sales(sums), 0)
    return { key: String(at), name, tick: name, value: total, shown: money(total) }
  })
  return (
    <div className="grid grid-cols-1 gap-8 lg:grid-cols-2">
      <ChartCard
        title={t(isDay ? 'salesByHour' : 'byDay')}
        about={t(isDay ? 'hour' : 'day')}
        measures={t('sales')}
        onAxis={rupees}
        bars={
          isDay
            ? figures.hours.map((one, at) => ({
                key: String(at),
                name: hour(at),
                tick: String(at),
                value: one.sales,
                shown: money(one.sales),
              }))
            : figures.days.map((one) => ({
                key: one.day,
                name: day(one.day),
                tick: number(Number(one.day.slice(8))),
                value: sales(one.sums),
                shown: money(sales(one.sums)),
              }))
        }
      />
      <ChartCard
        title={t('byHour')}
        about={t('hour')}
        measures={t('placed')}
        onAxis={number}
        bars={figures.hours.map(({ placed }, at) => ({
          key: String(at),
          name: hour(at),
          tick: String(at),
          value: placed,
          shown: number(placed),
        }))}
      />
      {figures.days.length > DAYS_A_WEEK ? (
        <ChartCard
          title={t('byWeekday')}
          about={t('weekday')}
          measures={t('sales')}
          onAxis={rupees}
          bars={weekdays}
        />
      ) : null}
    </div>
  )
}
