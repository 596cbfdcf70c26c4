import { declarationOf, type RouteName } from './manifest.ts'
import { isOpenRoute } from './trades.ts'

/** The first screen of each main category, by its slug in the database (Spec §1 Categories). */
const FIRST_SCREENS: Readonly<Record<string, RouteName>> = {
  'food-delivery': 'food',
  vegetables: 'grocery',
  'milk-and-dairy': 'grocery',
  grocery: 'grocery',
  rides: 'transport',
  'doctors-and-hospitals': 'health',
  cleaning: 'homeServices',
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
}

/** The slugs of the main categories, in the specification's order. */
export function categorySlugs(): readonly string[] {
  return Object.keys(FIRST_SCREENS)
}

/**
 * The path of the screen on which one orders or books in a main category; undefined where there is none yet.
 *
 * @param slug of the category, or of the main category that an aisle belongs to
 */
export function openCategoryPath(slug: string): string | undefined {
  const name = FIRST_SCREENS[slug]
  return name !== undefined && isOpenRoute(name) ? declarationOf(name).path : undefined
}
