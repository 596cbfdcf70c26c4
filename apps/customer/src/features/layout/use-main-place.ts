import { matchRoute } from '@angadi/routes/match-route.ts'
import { useLocation } from 'react-router-dom'

/** The places of the navigation. */
export const MAIN_PLACES = ['home', 'food', 'orders', 'wallet', 'profile'] as const
export type MainPlace = (typeof MAIN_PLACES)[number]

const PLACE_OF_ROUTE: Readonly<Record<string, MainPlace>> = {
  home: 'home',
  food: 'food',
  categoryFood: 'food',
  orders: 'orders',
  shoppingOrders: 'orders',
  wallet: 'wallet',
  profile: 'profile',
}

/** The routes on which the cart floats: wherever one chooses, and not where one already pays. */
const WITH_CART_BAR: ReadonlySet<string> = new Set([
  'home',
  'food',
  'categoryFood',
  'restaurantId',
  'restaurantsId',
])

/** Where in the app this page is: its place in the navigation, and whether the cart floats over it. */
export function useMainPlace(): { readonly place: MainPlace | undefined; readonly hasCartBar: boolean } {
  const { pathname } = useLocation()
  const name = matchRoute(pathname)?.route.name ?? ''
  return { place: PLACE_OF_ROUTE[name], hasCartBar: WITH_CART_BAR.has(name) }
}
