import { weeks } from '../content/hours.ts'
import { ownerNames } from '../content/people.ts'
import { allStores, type Store } from '../content/stores.ts'
import { demoAccounts } from '../demo-accounts.ts'
import type { Row } from '../insert-rows.ts'
import { idOf, Random } from '../random.ts'
import type { Person } from './people.ts'

/** Demo accounts that run a store, by the store's slug. */
const demoOwners: Readonly<Record<string, string>> = {
  'manjeera-fresh-mart-zaheerabad': '+919000000013',
  'deccan-bazaar-zaheerabad': '+919000000014',
}

/** The seed's id of a store. */
export function storeId(store: Store): string {
  return idOf('vendor', store.slug)
}

/** Who owns a store: a demo account, or a person of the seeds' own. */
export function storeOwner(store: Store): Person {
  const demo = demoAccounts.find(({ phone }) => phone === demoOwners[store.slug])
  if (demo) return { name: demo.name, phone: demo.phone, role: 'vendor', language: 'en' }
  const index = allStores.indexOf(store)
  return {
    name: ownerNames[(index * 7) % ownerNames.length] ?? store.name,
    phone: `+919000003${String(index).padStart(3, '0')}`,
    role: 'vendor',
    language: 'en',
  }
}

/** The stores as vendors, whose region follows from the point. */
export function storeRows(now: Date): Row[] {
  return allStores.map((store) => {
    const random = new Random('store row', store.slug)
    const owner = storeOwner(store)
    return {
      id: storeId(store),
      owner_id: idOf('user', owner.phone),
      slug: store.slug,
      name: store.name,
      kind: store.kind,
      tagline: store.tagline,
      address: `${store.street}, ${store.area}, ${store.town.name} ${store.town.pincode}`,
      area: store.area,
      lat: store.lat,
      lng: store.lng,
      phone: owner.phone,
      picture: `covers/${store.kind}-${1 + (allStores.indexOf(store) % 4)}.webp`,
      delivery_radius_m: store.kind === 'grocery' ? 8000 : 15_000,
      prep_minutes: random.pick([8, 10, 12]),
      min_order_paise: store.kind === 'grocery' ? random.pick([0, 9900, 14_900]) : 0,
      packaging_paise: 0,
      commission_bp: store.kind === 'grocery' ? random.pick([600, 800]) : random.pick([800, 1000, 1200]),
      status: 'active',
      created_at: new Date(now.getTime() - random.whole(60, 700) * 86_400_000).toISOString(),
    }
  })
}

/** Opening hours of every store. */
export function storeHourRows(): Row[] {
  return allStores.flatMap((store) => {
    const week = weeks[store.hours]
    if (!week) throw new Error(`${store.name}: there are no hours called "${store.hours}".`)
    // The demo stores can be tried at any hour.
    const round = store.slug in demoOwners ? weeks['round the clock']?.usual : undefined
    return [0, 1, 2, 3, 4, 5, 6].flatMap((weekday) =>
      (round ?? week.other?.[weekday] ?? week.usual).map(([opens, closes]) => ({
        vendor_id: storeId(store),
        weekday,
        opens,
        closes,
      })),
    )
  })
}

/** Owners work in their own store. */
export function storeStaffRows(): Row[] {
  return allStores.map((store) => ({
    vendor_id: storeId(store),
    user_id: idOf('user', storeOwner(store).phone),
    position: 'owner',
  }))
}
