import { showsHomeExtras } from '@angadi/domain/home/home-extras.ts'
import { matchRoute } from '@angadi/routes/match-route.ts'
import { useLocation } from 'react-router-dom'

/** The items of the navigation. */
export const MAIN_NAV_KEYS = ['home', 'categories', 'orders', 'wallet', 'profile'] as const
export type MainNavKey = (typeof MAIN_NAV_KEYS)[number]

const NAV_KEY_OF_ROUTE: Readonly<Record<string, MainNavKey>> = {
  home: 'home',
  categories: 'categories',
  categoryCategoryName: 'categories',
  food: 'categories',
  categoryFood: 'categories',
  orders: 'orders',
  shoppingOrders: 'orders',
  discover: 'home',
  recommendations: 'home',
  wallet: 'wallet',
  profile: 'profile',
  dashboard: 'profile',
  activity: 'profile',
}

/** The routes with the floating cart: where customers choose items, not where they pay. */
const WITH_CART_BAR: ReadonlySet<string> = new Set([
  'home',
  'food',
  'discover',
  'categoryFood',
  'restaurantId',
  'restaurantsId',
  'shopping',
  'shoppingWishlist',
  'search',
])

/** Which parts of the layout a page has. */
export interface Whereabouts {
  /** The active nav item, if the page belongs to one. */
  readonly navItem: MainNavKey | undefined
  /**
   * Whether phones show the navigation: on its own screens, on trades that are not open yet, and on unknown routes.
   * Restaurants, the cart, checkout and order screens use the space themselves.
   */
  readonly hasNav: boolean
  /** Whether the floating cart is shown. */
  readonly hasCartBar: boolean
  /** Whether the floating order tracker is shown: where the cart is, but not where home's extras are hidden. */
  readonly hasTracker: boolean
}

/** Which parts of the layout this page has. */
export function useMainNav(): Whereabouts {
  const { pathname } = useLocation()
  const route = matchRoute(pathname)?.route
  const name = route?.name ?? ''
  const navItem = NAV_KEY_OF_ROUTE[name]
  return {
    navItem,
    hasNav: navItem !== undefined || route === undefined || route.soon === true,
    hasCartBar: WITH_CART_BAR.has(name),
    hasTracker: WITH_CART_BAR.has(name) && showsHomeExtras(pathname),
  }
}
