import { useDeliveryLocation } from '@angadi/location/delivery-location-store.ts'
import { setNextScreens } from '@angadi/shell/pwa/next-screens.ts'
import { FAILED_EVENT } from '@angadi/shell/recovery/boot-events.ts'
import { startApp } from '@angadi/shell/start-app.tsx'
import { stand } from '../features/auth/instant-sign-in-signal.ts'
import { prefetchBanner, prefetchedUsualAddress } from '../features/home/home-prefetch.ts'
import { locationOfAddress } from '../shared/location/location-of-address.ts'
import { FIRST_NAMESPACES, SIGN_IN_NAMESPACES } from './first-namespaces.ts'
import { bareScreens, ClosedScreen, CustomerLayout, screens } from './screens.tsx'

/** Delivers to the default address from the first screen on, where no other location is known. */
async function chooseUsualLocation(): Promise<void> {
  const address = await prefetchedUsualAddress()
  const { location, choose } = useDeliveryLocation.getState()
  if (address && !location) choose(locationOfAddress(address))
}

/** Starts the whole customer app. */
export function startFullApp(): void {
  // An error screen must not stay hidden behind the instant sign-in.
  addEventListener(FAILED_EVENT, stand)
  void prefetchBanner()
  setNextScreens([
    () => import('../features/food/food-screen.tsx'),
    () => import('../features/food/restaurant-screen.tsx'),
    () => import('../features/grocery/grocery-screen.tsx'),
    () => import('../features/shopping/shopping-screen.tsx'),
    () => import('../features/cart/cart-screen.tsx'),
    // Stands in for transport until it opens.
    () => import('../features/closed/closed-screen.tsx'),
  ])

  void startApp({
    app: 'customer',
    namespaces: FIRST_NAMESPACES,
    screens,
    closedScreen: ClosedScreen,
    layout: CustomerLayout,
    bareScreens,
    bareNamespaces: SIGN_IN_NAMESPACES,
    firstData: chooseUsualLocation(),
  })
}
