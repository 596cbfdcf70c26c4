import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { ExtraBoundary } from '@angadi/shell/boundaries/extra-boundary.tsx'
import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import { Page } from '@angadi/ui/page/page.tsx'
import { Suspense } from 'react'
import { DayFrame } from './parts/day-frame.tsx'
import { DayPicker } from './parts/day-picker.tsx'
import { DayTotal } from './parts/day-total.tsx'
import { DeliveryRows } from './parts/delivery-rows.tsx'
import { OnTheWay } from './parts/on-the-way.tsx'
import { useDayInAddress } from './use-day-in-address.ts'

const RideSums = lazy(() => import('./parts/ride-sums.tsx'))

/** The deliveries of a day, active ones first. */
export default function DeliveriesScreen() {
  const { t } = useTranslation('delivery')
  const { date } = useFormats()
  const chosen = useDayInAddress()
  const isToday = chosen.day === chosen.today
  return (
    <Page aboveNav>
      <h1 className="mb-5 text-2xl font-bold">{t('deliveries.title')}</h1>
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)] lg:items-start lg:gap-x-10">
        <DayPicker {...chosen} />
        <DayFrame key={chosen.day} date={isToday ? undefined : chosen.day}>
          {(day) => (
            <>
              {day.deliveries > 0 ? (
                <DayTotal
                  day={day}
                  label={isToday ? t('day.earnedToday') : t('day.earnedOn', { day: date(chosen.day) })}
                />
              ) : null}
              <div className="flex flex-col gap-6 lg:col-start-2 lg:row-span-2 lg:row-start-1">
                {isToday ? <OnTheWay /> : null}
                <DeliveryRows deliveries={day.jobs} />
                <ExtraBoundary>
                  <Suspense>
                    <RideSums date={isToday ? undefined : chosen.day} />
                  </Suspense>
                </ExtraBoundary>
              </div>
            </>
          )}
        </DayFrame>
      </div>
    </Page>
  )
}
