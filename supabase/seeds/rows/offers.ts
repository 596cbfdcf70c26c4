import { allStores } from '../content/stores.ts'
import { allRestaurants } from '../content/towns.ts'
import type { Row } from '../insert-rows.ts'
import { storeId } from './stores.ts'
import { vendorId } from './vendors.ts'

const DAY_MS = 86_400_000

/** Offers of the demo accounts' own vendors: amounts in paise, percentages in hundredths. */
const OFFERS = [
  { vendor: 'Deg & Dastarkhwan', code: 'DEG75', kind: 'flat', value: 7_500, minimum: 39_900, days: 21 },
  {
    vendor: 'Zaheer Shahi Dastar',
    code: 'SHAHI20',
    kind: 'percent',
    value: 2_000,
    cap: 10_000,
    minimum: 29_900,
    days: 14,
  },
  {
    vendor: 'Manjeera Fresh Mart',
    code: 'FRESH10',
    kind: 'percent',
    value: 1_000,
    cap: 6_000,
    minimum: 19_900,
    days: 30,
  },
  { vendor: 'Deccan Bazaar', code: 'BAZAAR100', kind: 'flat', value: 10_000, minimum: 99_900, days: 30 },
] as const

/** The offers of the demo vendors, as `create_vendor_offer` writes them. */
export function offerRows(now: Date): Row[] {
  const vendors = [
    ...allRestaurants.map((restaurant) => ({ id: vendorId(restaurant), name: restaurant.name })),
    ...allStores.map((store) => ({ id: storeId(store), name: store.name })),
  ]
  return OFFERS.flatMap(({ vendor, code, kind, value, minimum, days, ...rest }) => {
    const seller = vendors.find(({ name }) => name === vendor)
    if (!seller) return []
    return {
      code,
      kind,
      value,
      cap_paise: 'cap' in rest ? rest.cap : null,
      minimum_paise: minimum,
      valid_from: now.toISOString(),
      valid_to: new Date(now.getTime() + days * DAY_MS).toISOString(),
      per_user_limit: 3,
      first_order_only: false,
      funded_by: 'vendor',
      vendor_id: seller.id,
      title: kind === 'flat' ? `₹${value / 100} off` : `${value / 100}% off`,
    }
  })
}
