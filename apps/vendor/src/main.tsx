import '@angadi/ui/styles.css'
import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import { setNextScreens } from '@angadi/shell/pwa/next-screens.ts'
import { startApp } from '@angadi/shell/start-app.tsx'
import { FIRST_NAMESPACES } from './app/first-namespaces.ts'

const ConsoleLayout = lazy(() => import('./app/console-layout.tsx'))
const BoardScreen = lazy(() => import('./features/orders/board-screen.tsx'))

setNextScreens([
  () => import('./features/orders/orders-screen.tsx'),
  () => import('./features/menu/menu-screen.tsx'),
])

void startApp({
  app: 'vendor',
  namespaces: FIRST_NAMESPACES,
  layout: ConsoleLayout,
  screens: {
    vendor: BoardScreen,
    restaurantDashboard: BoardScreen,
    vendorOrdersOrderIdPicking: lazy(() => import('./features/picking/picking-screen.tsx')),
    vendorOrders: lazy(() => import('./features/orders/orders-screen.tsx')),
    vendorAnalytics: lazy(() => import('./features/earnings/earnings-screen.tsx')),
    vendorRound: lazy(() => import('./features/subscriptions/round-screen.tsx')),
    vendorSubscriptions: lazy(() => import('./features/subscriptions/subscriptions-screen.tsx')),
    vendorProducts: lazy(() => import('./features/menu/menu-screen.tsx')),
    vendorShopping: lazy(() => import('./features/shopping/shop-screen.tsx')),
    vendorShoppingOrders: lazy(() => import('./features/shopping/parcels-screen.tsx')),
  },
})
