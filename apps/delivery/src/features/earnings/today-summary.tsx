import { useCourierDay } from '@angadi/data/courier-console/courier.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { ExtraBoundary } from '@angadi/shell/boundaries/extra-boundary.tsx'
import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { Suspense } from 'react'
import { DayTotal } from './parts/day-total.tsx'

const Incentives = lazy(() => import('./parts/incentives.tsx'))

/** Today's earnings so far, next to the work; links to the earnings screen. */
export function TodaySummary() {
  const { t } = useTranslation(['delivery', 'common'])
  const errorText = useErrorText()
  const { data, error, refetch } = useCourierDay()
  if (data)
    return (
      <div className="flex flex-col gap-2">
        <DayTotal day={data} label={t('day.earnedToday')} />
        <ExtraBoundary>
          <Suspense>
            <Incentives />
          </Suspense>
        </ExtraBoundary>
        <LinkButton variant="quiet" wide render={<AppLink to={pathTo('driverDashboard')} />}>
          {t('day.more')}
        </LinkButton>
      </div>
    )
  if (!error) return <Skeleton shape="box" className="h-48" />
  return (
    <Banner
      tone="warning"
      action={
        <Button variant="secondary" size="sm" onClick={() => void refetch()}>
          {t('common:retry')}
        </Button>
      }
    >
      {errorText(error)}
    </Banner>
  )
}
