import { useUserId } from '@angadi/data/session/session-store.ts'
import { useDeliveryLocation } from '@angadi/location/delivery-location-store.ts'
import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import { PullRefresh } from '@angadi/shell/gestures/pull-refresh.tsx'
import { useIsWide } from '@angadi/ui/dialog-sheet/use-is-wide.ts'
import { Page } from '@angadi/ui/page/page.tsx'
import { Suspense, useState } from 'react'
import { isOrderExpected } from './expected-order.ts'
import { BlocksSkeleton } from './parts/blocks-skeleton.tsx'
import { Greeting } from './parts/greeting.tsx'
import { HomeHead } from './parts/home-head.tsx'
import { SearchBox } from './parts/search-box.tsx'
import { ServiceTiles } from './parts/service-tiles.tsx'
import { SliderSkeleton } from './parts/slider-skeleton.tsx'
import { StripSkeleton } from './parts/strip-skeleton.tsx'

const WhereQuestion = lazy(async () => ({
  default: (await import('./parts/where-question.tsx')).WhereQuestion,
}))
const OwnOrders = lazy(() => import('./blocks/own-orders.tsx'))
const Slider = lazy(() => import('./blocks/slider.tsx'))
// The slider is fetched before the first rendering, while the network has nothing to do; what is below comes after it.
const slider = Slider.preload().catch(() => undefined)
const HomeBlocks = lazy(async () => {
  await slider
  return import('./blocks/home-blocks.tsx')
})

/**
 * Home: what can be ordered, and everything around the place. The first part holds what needs no data; the blocks below
 * come in parts of their own and share one request (docs/decisions/0053).
 */
export default function HomeScreen() {
  const isSignedIn = useUserId() !== null
  const hasLocation = useDeliveryLocation(({ location }) => location !== undefined)
  const isWide = useIsWide()
  // An order that this browser did not know of comes below the services, so that they do not move under a finger.
  const [isExpected] = useState(isOrderExpected)
  return (
    <PullRefresh>
      {isWide ? null : <HomeHead />}
      <Page aboveNav>
        <div className="flex flex-col gap-3 max-md:-mt-2 md:gap-6">
          <Greeting />
          {/* Wide screens have location and search in the one bar above. */}
          {isWide ? null : (
            <div className="sticky top-(--spacing-bar) z-sticky -mx-4 -mt-2 bg-surface px-4 py-1.5">
              <SearchBox />
            </div>
          )}
          {hasLocation ? null : (
            <Suspense fallback={<div className="min-h-41.5" />}>
              <WhereQuestion />
            </Suspense>
          )}
          {isSignedIn && isExpected ? (
            <div className="empty:hidden max-md:mt-2">
              <Suspense fallback={<StripSkeleton />}>
                <OwnOrders isExpected />
              </Suspense>
            </div>
          ) : null}
          <div className="grid grid-cols-1 gap-4 lg:grid-cols-[minmax(0,1fr)_25rem] lg:items-stretch lg:gap-6">
            <ServiceTiles />
            <Suspense fallback={<SliderSkeleton />}>
              <Slider />
            </Suspense>
          </div>
          {isSignedIn && !isExpected ? (
            <Suspense>
              <OwnOrders />
            </Suspense>
          ) : null}
          <Suspense fallback={<BlocksSkeleton />}>
            <HomeBlocks />
          </Suspense>
        </div>
      </Page>
    </PullRefresh>
  )
}
