import { couriers } from '../content/people.ts'
import { allStores, type Store } from '../content/stores.ts'
import { idOf, Random } from '../random.ts'
import { distanceMetres } from './distance.ts'
import type { ShelfItem } from './goods.ts'
import { neighbours } from './neighbours.ts'
import type { PastOrder } from './past-orders.ts'
import { userId } from './people.ts'
import { storeId } from './stores.ts'

/** What most people buy: so many products of each kind of store, so that some have a dozen reviews. */
const POPULAR = 24
const DAYS = 50
const DAY = 86_400_000
/** As far as both kinds of stores bring by courier, in metres. */
const REACH = 8000

function popularProducts(shelves: readonly ShelfItem[], kind: Store['kind']): ReadonlySet<string> {
  const ids = new Set(shelves.filter(({ store }) => store.kind === kind).map(({ product }) => product.id))
  const lot = (id: string) => new Random('popular', id).next()
  return new Set([...ids].toSorted((a, b) => lot(a) - lot(b)).slice(0, POPULAR))
}

/** One item of each popular product on a shelf. */
function popularItems(shelf: readonly ShelfItem[], popular: ReadonlySet<string>): ShelfItem[] {
  const items = shelf.filter(({ product, sku }) => popular.has(product.id) && sku.rupees < 5000)
  return [...new Map(items.map((item) => [item.product.id, item])).values()]
}

/**
 * Orders of groceries and goods by neighbours, brought by couriers at ten in the morning to six in the evening; what
 * the stores' own reviews come from.
 */
export function pastStoreOrders(now: Date, shelves: readonly ShelfItem[], count: number): PastOrder[] {
  const popular = {
    grocery: popularProducts(shelves, 'grocery'),
    shopping: popularProducts(shelves, 'shopping'),
  }
  const choices = allStores.map((store) => ({
    store,
    items: popularItems(
      shelves.filter((item) => item.store === store),
      popular[store.kind],
    ),
  }))
  return Array.from({ length: count }).flatMap((_, index): PastOrder[] => {
    const random = new Random('store outing', index)
    const home = random.pick(neighbours)
    const kind = index % 2 === 0 ? 'grocery' : 'shopping'
    const near = choices.filter(
      ({ store, items }) =>
        store.kind === kind && items.length > 0 && distanceMetres(home.address, store) <= REACH,
    )
    const carriers = couriers.filter(({ town }) => near.some(({ store }) => store.town.slug === town))
    if (near.length === 0 || carriers.length === 0) return []
    const { store, items } = random.pick(near)
    const daysAgo = DAYS - Math.floor((index * (DAYS - 5)) / count)
    const midnight = Math.floor(now.getTime() / DAY) * DAY - daysAgo * DAY
    const ready = random.between(8, 14)
    return [
      {
        id: idOf('store order', index),
        user_id: userId(home.phone),
        vendor_id: storeId(store),
        courier_id: userId(random.pick(carriers).phone),
        // Half past four in the morning of universal time is ten in India.
        placed_at: new Date(midnight + 4.5 * 3_600_000 + random.between(0, 8 * 3_600_000)).toISOString(),
        status: 'delivered',
        method: 'wallet',
        lines: random
          .some(items, random.pick([1, 2, 3, 3, 4]))
          .map((item) => ({ item_id: item.id, option_ids: [], quantity: random.pick([1, 1, 2]) })),
        address: home.address,
        tip_paise: 0,
        coupon: null,
        instructions: null,
        no_cutlery: false,
        cancel_reason: null,
        cancelled_by: null,
        minutes: {
          accepted: random.between(0.5, 3),
          ready,
          picked: ready + 4,
          door: ready + 8 + (distanceMetres(home.address, store) * 1.3) / 290,
        },
      },
    ]
  })
}
