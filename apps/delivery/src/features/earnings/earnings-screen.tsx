import { useMyCourier } from '@angadi/data/courier-console/courier.ts'
import { useUserId } from '@angadi/data/session/session-store.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { ExtraBoundary } from '@angadi/shell/boundaries/extra-boundary.tsx'
import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import { MyPayouts } from '@angadi/shell/earnings/my-payouts.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { Page } from '@angadi/ui/page/page.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { RatingBadge } from '@angadi/ui/rating-badge/rating-badge.tsx'
import { Suspense } from 'react'
import { CashInHand } from './parts/cash-in-hand.tsx'
import { DayFrame } from './parts/day-frame.tsx'
import { DayTotal } from './parts/day-total.tsx'
import { DeliveryRows } from './parts/delivery-rows.tsx'

const DailyGoal = lazy(() => import('./parts/daily-goal.tsx'))
const Demand = lazy(() => import('./parts/demand.tsx'))
const Incentives = lazy(() => import('./parts/incentives.tsx'))
const RideTerms = lazy(() => import('./parts/ride-terms.tsx'))

/** How many of today's deliveries are listed here; all of them have a screen of their own. */
const LATEST = 5

/** Today in figures: earned, hours, cash in hand, and the latest deliveries. */
export default function EarningsScreen() {
  const { t } = useTranslation('delivery')
  const userId = useUserId()
  return (
    <Page aboveNav>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-4">
        <h1 className="max-w-full text-2xl font-bold">{t('earnings.title')}</h1>
        <OwnRating />
      </div>
      <DayFrame>
        {(day) => (
          <div className="flex flex-col gap-8">
            <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
              <DayTotal day={day} label={t('day.earnedToday')} />
              <CashInHand
                inHandPaise={day.cash_in_hand_paise}
                limitPaise={day.cash_limit_paise ?? 0}
                action={
                  <LinkButton variant="secondary" wide render={<AppLink to={pathTo('driverCash')} />}>
                    {t('cash.handIn')}
                  </LinkButton>
                }
              />
            </div>
            <ExtraBoundary>
              <Suspense>
                <DailyGoal />
              </Suspense>
            </ExtraBoundary>
            <Section
              title={t('earnings.latest')}
              action={
                <LinkButton variant="quiet" size="sm" render={<AppLink to={pathTo('driverOrders')} />}>
                  {t('earnings.all')}
                </LinkButton>
              }
            >
              <DeliveryRows deliveries={day.jobs.slice(0, LATEST)} />
            </Section>
            <ExtraBoundary>
              <Suspense>
                <Incentives />
              </Suspense>
            </ExtraBoundary>
            <ExtraBoundary>
              <Suspense>
                <RideTerms />
              </Suspense>
            </ExtraBoundary>
            <ExtraBoundary>
              <Suspense>
                <Demand />
              </Suspense>
            </ExtraBoundary>
          </div>
        )}
      </DayFrame>
      {userId ? (
        <div className="mt-8">
          <MyPayouts owner={{ id: userId, kind: 'courier_payable' }} />
        </div>
      ) : null}
    </Page>
  )
}

/** The courier's rating by customers; nothing before the first rating. */
function OwnRating() {
  const { t } = useTranslation('delivery')
  const { number } = useFormats()
  const { data: me } = useMyCourier()
  if (!me?.rating) return null
  return (
    <RatingBadge
      rating={me.rating}
      count={t('earnings.ratings', { count: me.ratings_count })}
      label={t('earnings.rating', { rating: number(me.rating) })}
    />
  )
}
