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

/** The routes on which something can be put in the cart, but for those that have a bar of their own. */
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
  'recommendations',
  'favourites',
  'orders',
  'grocery',
  'groceryStoreSlug',
  'shoppingProductProductId',
  'shopVendorSlug',
  'vendorVendorSlug',
  'categories',
  'categoryCategoryName',
  'categoryCleaning',
  'categoryDelivery',
  'telangana',
  'hyderabad',
  'zaheerabad',
  'sangareddy',
  'vikarabad',
  'bidar',
])

/** The pages of one store, which have the cart beside them on a desktop. */
const WITH_CART_COLUMN: ReadonlySet<string> = new Set([
  'restaurantId',
  'restaurantsId',
  'groceryStoreSlug',
  'shopVendorSlug',
  'vendorVendorSlug',
])

/** The routes with a bar of their own at the bottom of a phone, above which the cart floats. */
const WITH_OWN_BAR: ReadonlySet<string> = new Set(['shoppingProductProductId'])

/** Which parts of the layout a page has. */
export interface Whereabouts {
  /** The active nav item, if the page belongs to one. */
  readonly navItem: MainNavKey | undefined
  /**
   * Whether phones show the navigation: on its own screens, on trades that are not open yet, and on unknown routes.
   * Restaurants, the cart, checkout and order screens use the space themselves.
   */
  readonly hasNav: boolean
  /** Whether something can be put in the cart: phones show it floating. */
  readonly hasCartBar: boolean
  /** Whether wide desktops show the cart beside the page. */
  readonly hasCartColumn: boolean
  /** What stands below the floating cart on a phone. */
  readonly belowCart: 'nav' | 'bar' | 'nothing'
  /** Whether the floating order tracker is shown: where the cart is, but not where home's extras are hidden. */
  readonly hasTracker: boolean
}

/** Which parts of the layout this page has. */
export function useMainNav(): Whereabouts {
  const { pathname } = useLocation()
  const route = matchRoute(pathname)?.route
  const name = route?.name ?? ''
  const navItem = NAV_KEY_OF_ROUTE[name]
  const hasNav = navItem !== undefined || route === undefined || route.soon === true
  return {
    navItem,
    hasNav,
    hasCartColumn: WITH_CART_COLUMN.has(name),
    belowCart: hasNav ? 'nav' : WITH_OWN_BAR.has(name) ? 'bar' : 'nothing',
    hasCartBar: WITH_CART_BAR.has(name),
    hasTracker: WITH_CART_BAR.has(name) && showsHomeExtras(pathname),
  }
}
