import type { RouteNameOf } from '@angadi/routes/manifest.ts'
import { useSheet } from '@angadi/shell/use-sheet.ts'
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { HomeScreen } from './features/home/home-screen.tsx'
import { Layout } from './features/layout/layout.tsx'

const SignInScreen = lazy(() => import('./features/auth/sign-in-screen.tsx'))
const UnauthorizedScreen = lazy(() => import('./features/auth/unauthorized-screen.tsx'))
const WalletScreen = lazy(() => import('./features/wallet/wallet-screen.tsx'))
const ProfileScreen = lazy(() => import('./features/profile/profile-screen.tsx'))
const FoodScreen = lazy(() => import('./features/food/food-screen.tsx'))
const RestaurantScreen = lazy(() => import('./features/food/restaurant-screen.tsx'))
const CartScreen = lazy(() => import('./features/cart/cart-screen.tsx'))
const CheckoutScreen = lazy(() => import('./features/checkout/checkout-screen.tsx'))
const OrdersScreen = lazy(() => import('./features/orders/orders-screen.tsx'))
const OrderScreen = lazy(() => import('./features/orders/order-screen.tsx'))
const TrackingScreen = lazy(() => import('./features/tracking/tracking-screen.tsx'))
const PlaceSheet = lazy(() => import('./features/location/place-sheet.tsx'))

/** The screens that are open, by the name of their route. */
export const screens: Partial<Record<RouteNameOf<'customer'>, ComponentType>> = {
  home: HomeScreen,
  rootAuth: SignInScreen,
  auth: SignInScreen,
  unauthorized: UnauthorizedScreen,
  food: FoodScreen,
  categoryFood: FoodScreen,
  restaurantsId: RestaurantScreen,
  restaurantId: RestaurantScreen,
  shoppingCart: CartScreen,
  wallet: WalletScreen,
  profile: ProfileScreen,
  checkout: CheckoutScreen,
  foodCheckout: CheckoutScreen,
  shoppingCheckout: CheckoutScreen,
  orders: OrdersScreen,
  shoppingOrders: OrdersScreen,
  shoppingOrdersOrderId: OrderScreen,
  orderTrackingId: TrackingScreen,
  trackFoodOrderOrderId: TrackingScreen,
  trackOrderOrderId: TrackingScreen,
}

/** What lies around and over every screen. */
export function CustomerLayout({ children }: { readonly children: ReactNode }) {
  const { isOpen } = useSheet('place')
  return (
    <Layout>
      {children}
      {isOpen ? (
        <Suspense>
          <PlaceSheet />
        </Suspense>
      ) : null}
    </Layout>
  )
}
