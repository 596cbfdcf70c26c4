import { useUserId } from '@angadi/data/session/session-store.ts'
import { Page } from '@angadi/ui/page/page.tsx'
import { ActiveOrders } from './parts/active-orders.tsx'
import { HomeHead } from './parts/home-head.tsx'
import { NearbyPreview } from './parts/nearby-preview.tsx'
import { OrderAgain } from './parts/order-again.tsx'
import { ServiceTiles } from './parts/service-tiles.tsx'

/** The start: where am I, what can I have, what is on its way. Loaded at once, so everything heavy is left out. */
export function HomeScreen() {
  const isSignedIn = useUserId() !== null
  return (
    <>
      <HomeHead />
      <Page aboveNav>
        <div className="flex flex-col gap-8">
          {isSignedIn ? <ActiveOrders /> : null}
          <ServiceTiles />
          {isSignedIn ? <OrderAgain /> : null}
          <NearbyPreview />
        </div>
      </Page>
    </>
  )
}
