import { startOfIndiaDay } from '../../../packages/domain/src/time/india-day.ts'
import { replies, reviewTexts } from '../content/reviews.ts'
import type { Row } from '../insert-rows.ts'
import { idOf, Random } from '../random.ts'
import type { PastOrder } from './past-orders.ts'

const STARS = [5, 5, 5, 5, 5, 5, 5, 5, 5, 4, 4, 4, 4, 4, 4, 4, 4, 3, 3, 2]

function textFor(stars: number, random: Random): string | null {
  return random.pick(reviewTexts[stars] ?? [null])
}

/**
 * Reviews of delivered orders, of the vendor and often of the courier. Some places are better than others: each has its
 * own luck. The last days stay unrated, so that rating can be tried.
 */
export function reviewRows(
  orders: readonly PastOrder[],
  firstNames: ReadonlyMap<string, string>,
  now: Date,
): Row[] {
  // From midnight on, so that all who fill a database on one day give it the same reviews.
  const newest = startOfIndiaDay(now.getTime()) - 4 * 86_400_000
  return orders
    .filter(({ status, placed_at }) => status === 'delivered' && Date.parse(placed_at) < newest)
    .flatMap((order) => {
      const random = new Random('review', order.id)
      if (!random.chance(0.75)) return []
      const luck = new Random('luck', order.vendor_id).chance(0.3) ? 1 : 0
      const stars = Math.min(5, random.pick(STARS) + luck)
      const at = new Date(Date.parse(order.placed_at) + random.between(2, 30) * 3_600_000).toISOString()
      const author = {
        order_id: order.id,
        author_id: order.user_id,
        author_name: firstNames.get(order.user_id) ?? '',
      }
      const reply = random.chance(0.2) ? random.pick(replies[stars] ?? []) : null
      const ofVendor = {
        id: idOf('review', order.id, 'vendor'),
        ...author,
        vendor_id: order.vendor_id,
        courier_id: null,
        stars,
        body: textFor(stars, random),
        reply,
        created_at: at,
      }
      const ofCourier = {
        id: idOf('review', order.id, 'courier'),
        ...author,
        vendor_id: null,
        courier_id: order.courier_id,
        stars: random.pick([5, 5, 5, 5, 4, 4, 3]),
        body: null,
        reply: null,
        created_at: at,
      }
      return random.chance(0.7) ? [ofVendor, ofCourier] : [ofVendor]
    })
}
