import { matchRoute } from '@angadi/routes/match-route.ts'
import { useLocation } from 'react-router-dom'

/** The places of the navigation. */
export const MAIN_NAV_KEYS = ['home', 'food', 'orders', 'wallet', 'profile'] as const
export type MainNavKey = (typeof MAIN_NAV_KEYS)[number]

const NAV_KEY_OF_ROUTE: Readonly<Record<string, MainNavKey>> = {
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

/** Where in the app a page is. */
export interface Whereabouts {
  /** Its place in the navigation, if it is one of them. */
  readonly navItem: MainNavKey | undefined
  /**
   * Whether the navigation stands below it on phones: on its own places, and where there is nothing yet to do and
   * nothing else leads on. Restaurants, the cart and the way of an order keep the room for themselves.
   */
  readonly hasNav: boolean
  /** Whether the cart floats over it. */
  readonly hasCartBar: boolean
}

/** Where in the app this page is. */
export function useMainNav(): Whereabouts {
  const { pathname } = useLocation()
  const route = matchRoute(pathname)?.route
  const name = route?.name ?? ''
  const navItem = NAV_KEY_OF_ROUTE[name]
  return {
    navItem,
    hasNav: navItem !== undefined || route === undefined || route.soon === true,
    hasCartBar: WITH_CART_BAR.has(name),
  }
}
