import '@angadi/ui/styles.css'
import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import { setNextScreens } from '@angadi/shell/pwa/next-screens.ts'
import { startApp } from '@angadi/shell/start-app.tsx'
import { FIRST_NAMESPACES } from './app/first-namespaces.ts'

const ConsoleLayout = lazy(() => import('./app/console-layout.tsx'))

setNextScreens([
  // Jobs must work without a network.
  () => import('./features/jobs/jobs-in-hand.tsx'),
  () => import('./features/jobs/done-view.tsx'),
  () => import('./features/earnings/earnings-screen.tsx'),
])

void startApp({
  app: 'delivery',
  namespaces: FIRST_NAMESPACES,
  layout: ConsoleLayout,
  screens: {
    deliveryDashboard: lazy(() => import('./app/work-screen.tsx')),
    driverDashboard: lazy(() => import('./features/earnings/earnings-screen.tsx')),
    deliveryGrocery: lazy(() => import('./features/grocery/grocery-screen.tsx')),
    deliveryProfile: lazy(() => import('./features/profile/profile-screen.tsx')),
    driverCash: lazy(() => import('./features/earnings/cash-screen.tsx')),
    driverOrders: lazy(() => import('./features/earnings/deliveries-screen.tsx')),
  },
})
