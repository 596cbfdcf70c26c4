import { pathTo } from '@angadi/routes/path-to.ts'
import type { PersonName } from '../support/personas.ts'
import type { Counted } from './measure.ts'

/** What the screens of one showing are about. */
export interface Subjects {
  /** The slug of a restaurant in whose menu something is in the cart. */
  readonly restaurant: string
  readonly store: string
  readonly shop: string
  readonly product: string
  /** An order whose courier is on the way. */
  readonly order: string
}

/** An open screen, and what of it is counted in sight. */
export interface Screen {
  readonly name: string
  readonly who: PersonName | null
  readonly path: (subjects: Subjects) => string
  readonly counted?: Counted
  /** What is typed into its first field before it is measured. */
  readonly typed?: string
}

/** Cards of vendors: whatever list item leads to one's page. */
const VENDORS =
  'main :is(li, article) :is(a[href*="/restaurants/"], a[href*="/restaurant/"], a[href*="/grocery/store/"], a[href*="/vendor/"])'
/** Dishes and goods: list items with a price that can be added or are sold out. */
const ITEMS = 'main li :is(button[aria-haspopup], button)[aria-label]'

/** Every open screen; the first of each role open the longest. */
export const SCREENS: readonly Screen[] = [
  {
    name: 'home, guest',
    who: null,
    path: () => pathTo('home'),
    counted: { tiles: 'main nav :is(li, a) a, main nav a' },
  },
  { name: 'home', who: 'ananya', path: () => pathTo('home') },
  { name: 'food list', who: 'ananya', path: () => pathTo('food'), counted: { vendors: VENDORS } },
  {
    name: 'restaurant',
    who: 'ananya',
    path: ({ restaurant }) => pathTo('restaurantId', { id: restaurant }),
    counted: { items: ITEMS },
  },
  { name: 'groceries', who: 'imran', path: () => pathTo('grocery'), counted: { vendors: VENDORS } },
  { name: 'grocery store', who: 'imran', path: ({ store }) => pathTo('groceryStoreSlug', { slug: store }) },
  { name: 'shopping', who: 'imran', path: () => pathTo('shopping') },
  { name: 'storefront', who: 'imran', path: ({ shop }) => pathTo('vendorVendorSlug', { vendorSlug: shop }) },
  {
    name: 'product',
    who: 'imran',
    path: ({ product }) => pathTo('shoppingProductProductId', { productId: product }),
  },
  { name: 'cart', who: 'ananya', path: () => pathTo('cart') },
  { name: 'checkout', who: 'ananya', path: () => pathTo('checkout') },
  { name: 'tracking', who: 'ananya', path: ({ order }) => pathTo('orderTrackingId', { id: order }) },
  { name: 'orders', who: 'ananya', path: () => pathTo('orders') },
  {
    name: 'profile',
    who: 'ananya',
    path: () => pathTo('profile'),
    counted: { rows: 'main li a, main li button' },
  },
  { name: 'wallet', who: 'ananya', path: () => pathTo('wallet') },
  { name: 'search', who: 'ananya', path: () => pathTo('search') },
  {
    name: 'search, typing',
    who: 'ananya',
    path: () => pathTo('search'),
    typed: 'bir',
    counted: { suggestions: '[role=option]' },
  },
  { name: 'search, results', who: 'ananya', path: () => `${pathTo('search')}?q=biryani` },
  { name: 'discover', who: 'ananya', path: () => pathTo('discover') },
  { name: 'favourites', who: 'ananya', path: () => pathTo('favourites') },
  { name: 'categories', who: 'ananya', path: () => pathTo('categories') },
  {
    name: 'category',
    who: 'ananya',
    path: () => pathTo('categoryCategoryName', { categoryName: 'grocery' }),
  },
  { name: 'town', who: null, path: () => pathTo('zaheerabad'), counted: { vendors: VENDORS } },
  { name: 'recharges and bills', who: 'ananya', path: () => pathTo('digital') },
  { name: 'mobile recharge', who: 'ananya', path: () => pathTo('digitalMobileRecharge') },
  { name: 'bill payments', who: 'ananya', path: () => pathTo('digitalBillPayments') },
  { name: 'subscriptions', who: 'imran', path: () => pathTo('grocerySubscriptions') },
  { name: 'help', who: 'ananya', path: () => pathTo('help') },
  { name: 'dashboard', who: 'ananya', path: () => pathTo('dashboard') },
  { name: 'activity', who: 'ananya', path: () => pathTo('activity') },
  { name: 'rides', who: null, path: () => pathTo('transport') },
  { name: 'rides: all fares', who: null, path: () => pathTo('enhancedTransport') },
  { name: 'not open yet', who: null, path: () => pathTo('petServices') },
  { name: 'sign-in', who: null, path: () => pathTo('rootAuth') },
  { name: 'vendor: board', who: 'restaurant', path: () => pathTo('vendor') },
  {
    name: 'vendor: items',
    who: 'restaurant',
    path: () => pathTo('vendorProducts'),
    counted: { rows: 'main :is(li, tbody tr) [role=switch], main :is(li, [role=row]) [role=switch]' },
  },
  { name: 'vendor: past orders', who: 'restaurant', path: () => pathTo('vendorOrders') },
  { name: 'vendor: profile', who: 'restaurant', path: () => pathTo('vendorProfile') },
  { name: 'vendor: hub', who: 'restaurant', path: () => pathTo('vendorHub') },
  { name: 'vendor: settings', who: 'restaurant', path: () => pathTo('vendorSettings') },
  { name: 'grocer: board', who: 'store', path: () => pathTo('vendor') },
  { name: 'courier: job', who: 'courier', path: () => pathTo('deliveryDashboard') },
  { name: 'courier: earnings', who: 'courier', path: () => pathTo('driverDashboard') },
  { name: 'courier: cash', who: 'courier', path: () => pathTo('driverCash') },
  { name: 'courier: deliveries', who: 'courier', path: () => pathTo('driverOrders') },
  { name: 'admin: orders', who: 'admin', path: () => pathTo('admin') },
  { name: 'admin: settings', who: 'admin', path: () => pathTo('adminModule', { module: 'settings' }) },
  { name: 'admin: people', who: 'admin', path: () => pathTo('adminModule', { module: 'people' }) },
  { name: 'admin: vendors', who: 'admin', path: () => pathTo('adminModule', { module: 'vendors' }) },
  { name: 'admin: payouts', who: 'admin', path: () => pathTo('adminModule', { module: 'payouts' }) },
]
