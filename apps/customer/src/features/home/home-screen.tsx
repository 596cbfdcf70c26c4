import { useUserId } from '@angadi/data/session/session-store.ts'
import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import { PullRefresh } from '@angadi/shell/gestures/pull-refresh.tsx'
import { useIdle } from '@angadi/shell/use-idle.ts'
import { Page } from '@angadi/ui/page/page.tsx'
import { Suspense } from 'react'
import { OffersSkeleton } from '../../shared/vendor/offers-skeleton.tsx'
import { HomeHead } from './parts/home-head.tsx'
import { HomeTop } from './parts/home-top.tsx'
import { NearbyPreview } from './parts/nearby-preview.tsx'
import { OrderAgainSkeleton } from './parts/order-again-skeleton.tsx'
import { ServiceTiles } from './parts/service-tiles.tsx'
import { WhereQuestion } from './parts/where-question.tsx'

const PersonalState = lazy(async () => ({
  default: (await import('./parts/personal-state.tsx')).PersonalState,
}))
const Offers = lazy(async () => ({ default: (await import('../../shared/vendor/offers.tsx')).Offers }))
const OrderAgain = lazy(() => import('./parts/order-again.tsx'))

/** The home screen: location, services, active orders. Loads with the app, so everything heavy is left out. */
export default function HomeScreen() {
  const isIdle = useIdle()
  const isSignedIn = useUserId() !== null
  return (
    <PullRefresh>
      <HomeHead />
      <Page aboveNav>
        <div className="flex flex-col gap-6 md:gap-8">
          <HomeTop />
          <WhereQuestion />
          {isSignedIn ? (
            <Suspense>
              <PersonalState />
            </Suspense>
          ) : null}
          <ServiceTiles />
          {isIdle ? (
            <Suspense fallback={<OffersSkeleton />}>
              <Offers />
            </Suspense>
          ) : (
            <OffersSkeleton />
          )}
          {isSignedIn ? (
            <Suspense fallback={<OrderAgainSkeleton />}>
              <OrderAgain />
            </Suspense>
          ) : null}
          <NearbyPreview />
        </div>
      </Page>
    </PullRefresh>
  )
}
