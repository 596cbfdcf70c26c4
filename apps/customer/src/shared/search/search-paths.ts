import type { ItemHit } from '@angadi/data/discovery/search-market.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { isOpenRoute } from '@angadi/routes/trades.ts'
import { factsOf } from '../trade/facts-of.ts'
import { itemPath as soldAt } from '../vendor/vendor-path.ts'

/** Where the categories of the catalogue open that have a screen of their own; the others open as a category. */
const CATEGORY_ROUTES = {
  'food-delivery': 'food',
  grocery: 'grocery',
  rides: 'transport',
  'doctors-and-hospitals': 'healthDoctors',
  cleaning: 'categoryCleaning',
  parcels: 'deliveryServices',
  shopping: 'shopping',
  'house-rental': 'rental',
  'real-estate': 'realestate',
  institutions: 'institution',
  'beauty-and-wellness': 'beautyWellness',
  'pet-services': 'petServices',
  'financial-services': 'financialServices',
  'tech-support': 'digitalTechSupport',
  'mobile-recharge': 'digitalMobileRecharge',
  'bill-payments': 'digitalBillPayments',
  'online-learning': 'digitalOnlineLearning',
  entertainment: 'digitalEntertainment',
} as const

/** The pages of towns (Spec §1 city pages). */
const TOWN_ROUTES = {
  telangana: 'telangana',
  hyderabad: 'hyderabad',
  zaheerabad: 'zaheerabad',
  sangareddy: 'sangareddy',
  vikarabad: 'vikarabad',
  bidar: 'bidar',
} as const

function isKeyOf<Table extends object>(table: Table, key: string): key is Extract<keyof Table, string> {
  return Object.hasOwn(table, key)
}

/** Where an item is sold: on its restaurant's menu, its product's page, in its store's aisles, or in a storefront. */
export function itemPath({
  id,
  title,
  product_id,
  vendor_kind,
  vendor_slug,
}: Pick<ItemHit, 'id' | 'title' | 'product_id' | 'vendor_kind' | 'vendor_slug'>): string {
  return (
    factsOf(vendor_kind).foundItemPath?.(vendor_slug, title) ??
    soldAt({ id, kind: vendor_kind, vendor_slug, product_id: product_id ?? id })
  )
}

/**
 * The page of a service or a place.
 *
 * @param target as the search answers it, such as `category/grocery`
 * @returns undefined where it has no page that is open
 */
export function targetPath(target: string): string | undefined {
  const [kind = '', key = ''] = target.split('/')
  if (kind === 'biller') return pathTo('digitalBillPayments', undefined, { biller: key })
  if (kind === 'operator') return pathTo('digitalMobileRecharge')
  if (kind === 'category' && isKeyOf(CATEGORY_ROUTES, key)) {
    const route = CATEGORY_ROUTES[key]
    // Of a trade that is not open yet, the page of the category says so and takes wishes.
    if (isOpenRoute(route)) return pathTo(route)
  }
  if (kind === 'category')
    return isOpenRoute('categoryCategoryName')
      ? pathTo('categoryCategoryName', { categoryName: key })
      : undefined
  if (kind === 'region' && isKeyOf(TOWN_ROUTES, key) && isOpenRoute(TOWN_ROUTES[key]))
    return pathTo(TOWN_ROUTES[key])
  return undefined
}
