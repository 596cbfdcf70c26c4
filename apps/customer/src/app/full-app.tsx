import { matchRoute } from '@angadi/routes/match-route.ts'
import { setNextScreens } from '@angadi/shell/pwa/next-screens.ts'
import { FAILED_EVENT } from '@angadi/shell/recovery/boot-events.ts'
import { startApp } from '@angadi/shell/start-app.tsx'
import { stand } from '../features/auth/instant-sign-in-signal.ts'
import { FIRST_NAMESPACES, SIGN_IN_NAMESPACES } from './first-namespaces.ts'
import { bareScreens, CustomerLayout, loadHome, loadLayout, screens } from './screens.tsx'

/** Starts to load the first screen while the translations are still loading. */
function fetchAhead(load: () => Promise<unknown>): void {
  // The component that renders it gets the same error and shows it.
  load().catch(() => undefined)
}

/** Starts the whole customer app. */
export function startFullApp(): void {
  // An error screen must not stay hidden behind the instant sign-in.
  addEventListener(FAILED_EVENT, stand)
  const name = matchRoute(window.location.pathname)?.route.name ?? 'notFound'
  if (name === 'home') fetchAhead(loadHome)
  if (!(name in bareScreens)) fetchAhead(loadLayout)

  setNextScreens([
    () => import('../features/food/food-screen.tsx'),
    () => import('../features/food/restaurant-screen.tsx'),
    () => import('../features/grocery/grocery-screen.tsx'),
    () => import('../features/shopping/shopping-screen.tsx'),
    () => import('../features/cart/cart-screen.tsx'),
    // Stands in for transport until it opens.
    () => import('@angadi/shell/screens/not-open-yet-screen.tsx'),
  ])

  void startApp({
    app: 'customer',
    namespaces: FIRST_NAMESPACES,
    screens,
    layout: CustomerLayout,
    bareScreens,
    bareNamespaces: SIGN_IN_NAMESPACES,
  })
}
