import { matchRoute } from '@angadi/routes/match-route.ts'
import { setNextScreens } from '@angadi/shell/pwa/next-screens.ts'
import { FAILED_EVENT } from '@angadi/shell/recovery/boot-events.ts'
import { startApp } from '@angadi/shell/start-app.tsx'
import { stand } from '../features/auth/instant-sign-in-signal.ts'
import { FIRST_NAMESPACES, SIGN_IN_NAMESPACES } from './first-namespaces.ts'
import { bareScreens, CustomerLayout, loadHome, loadLayout, screens } from './screens.tsx'

/** Begins to fetch what the first screen is made of while the sentences are still on their way. */
function fetchAhead(load: () => Promise<unknown>): void {
  // Whoever shows it meets the same failure, and tells it.
  load().catch(() => undefined)
}

/** Starts the customer app with everything in it. */
export function startFullApp(): void {
  // An error screen must not stay hidden behind the doorstep.
  addEventListener(FAILED_EVENT, stand)
  const name = matchRoute(window.location.pathname)?.route.name ?? 'notFound'
  if (name === 'home') fetchAhead(loadHome)
  if (!(name in bareScreens)) fetchAhead(loadLayout)

  setNextScreens([
    () => import('../features/food/food-screen.tsx'),
    () => import('../features/food/restaurant-screen.tsx'),
    () => import('../features/cart/cart-screen.tsx'),
    // Groceries, transport and shopping, until they open.
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
