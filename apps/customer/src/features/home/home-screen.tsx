import { useUserId } from '@angadi/data/session/session-store.ts'
import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import { PullRefresh } from '@angadi/shell/gestures/pull-refresh.tsx'
import { Page } from '@angadi/ui/page/page.tsx'
import { Suspense } from 'react'
import { HomeHead } from './parts/home-head.tsx'
import { NearbyPreview } from './parts/nearby-preview.tsx'
import { ServiceTiles } from './parts/service-tiles.tsx'

const ActiveOrders = lazy(() => import('./parts/active-orders.tsx'))
const PersonalState = lazy(async () => ({
  default: (await import('./parts/personal-state.tsx')).PersonalState,
}))
const OrderAgain = lazy(() => import('./parts/order-again.tsx'))

/** The start: where am I, what can I have, what is on its way. Loaded at once, so everything heavy is left out. */
export default function HomeScreen() {
  const isSignedIn = useUserId() !== null
  return (
    <PullRefresh>
      <HomeHead />
      <Page aboveNav>
        <div className="flex flex-col gap-8">
          {isSignedIn ? (
            <Suspense>
              <PersonalState />
              <ActiveOrders />
            </Suspense>
          ) : null}
          <ServiceTiles />
          {isSignedIn ? (
            <Suspense>
              <OrderAgain />
            </Suspense>
          ) : null}
          <NearbyPreview />
        </div>
      </Page>
    </PullRefresh>
  )
}
