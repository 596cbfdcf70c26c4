import '@angadi/ui/styles.css'
import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import { setNextScreens } from '@angadi/shell/pwa/next-screens.ts'
import { startApp } from '@angadi/shell/start-app.tsx'
import { FIRST_NAMESPACES } from './app/first-namespaces.ts'

const ConsoleLayout = lazy(() => import('./app/console-layout.tsx'))
const ProductsScreen = lazy(() => import('./features/products/products-screen.tsx'))
const BoardScreen = lazy(() => import('./features/orders/board-screen.tsx'))
const DashboardScreen = lazy(() => import('./features/hub/dashboard-screen.tsx'))

setNextScreens([
  () => import('./features/orders/orders-screen.tsx'),
  () => import('./features/products/products-screen.tsx'),
])

void startApp({
  app: 'vendor',
  namespaces: FIRST_NAMESPACES,
  layout: ConsoleLayout,
  screens: {
    vendor: BoardScreen,
    restaurantDashboard: DashboardScreen,
    vendorDashboard: DashboardScreen,
    vendorOrdersOrderIdPicking: lazy(() => import('./features/picking/picking-screen.tsx')),
    vendorOrders: lazy(() => import('./features/orders/orders-screen.tsx')),
    salonAppointments: lazy(() => import('./features/calendar/appointments-screen.tsx')),
    vendorBookings: lazy(() => import('./features/calendar/bookings-screen.tsx')),
    vendorRound: lazy(() => import('./features/subscriptions/round-screen.tsx')),
    vendorSubscriptions: lazy(() => import('./features/subscriptions/subscriptions-screen.tsx')),
    vendorShopping: lazy(() => import('./features/shopping/shop-screen.tsx')),
    vendorShoppingOrders: lazy(() => import('./features/shopping/parcels-screen.tsx')),
    salonDashboard: lazy(() => import('./features/salon/dashboard-screen.tsx')),
    salonServices: lazy(() => import('./features/salon/services-screen.tsx')),
    vendorAnalytics: lazy(() => import('./features/analytics/analytics-screen.tsx')),
    vendorProducts: ProductsScreen,
    vendorShoppingProducts: ProductsScreen,
    vendorHub: lazy(() => import('./features/hub/hub-screen.tsx')),
    vendorPeople: lazy(() => import('./features/people/people-screen.tsx')),
    vendorInvitation: lazy(() => import('./features/invitation/invitation-screen.tsx')),
    vendorSettings: lazy(() => import('./features/settings/settings-screen.tsx')),
    vendorProfile: lazy(() => import('./features/profile/profile-screen.tsx')),
  },
})
