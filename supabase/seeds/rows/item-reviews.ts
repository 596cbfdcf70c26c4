import { startOfIndiaDay } from '../../../packages/domain/src/time/india-day.ts'
import { dishReviews, goodsReviews } from '../content/item-reviews.ts'
import type { Row } from '../insert-rows.ts'
import { idOf, Random } from '../random.ts'
import type { PastOrder } from './past-orders.ts'

/** Stars of a good, a middling and a poor item: each item has its own luck, so that breakdowns differ. */
const LUCKS = [
  [5, 5, 5, 5, 5, 5, 4, 4, 4, 3],
  [5, 5, 5, 4, 4, 4, 4, 3, 3, 1],
  [5, 4, 4, 3, 3, 3, 2, 2, 1, 1],
] as const

const THANKS = ['Thank you, that makes our day!', 'ధన్యవాదాలు, మళ్ళీ రండి!', 'Thank you. We have told the team.']
const SORRY = ['We are sorry. Please ask for help from the order, we make it good.']

/**
 * Reviews of what was in delivered orders: most with words, some with a photo, some with a reply. The last days stay
 * unreviewed, so that it can be tried.
 *
 * @param isFood whether the vendor of an order is a restaurant
 */
export function itemReviewRows(
  orders: readonly PastOrder[],
  isFood: (order: PastOrder) => boolean,
  firstNames: ReadonlyMap<string, string>,
  now: Date,
): Row[] {
  // From midnight on, so that all who fill a database on one day give it the same reviews.
  const newest = startOfIndiaDay(now.getTime()) - 4 * 86_400_000
  return orders
    .filter(({ status, placed_at }) => status === 'delivered' && Date.parse(placed_at) < newest)
    .flatMap((order) =>
      order.lines.flatMap(({ item_id: item }) => {
        const random = new Random('item review', order.id, item)
        if (!random.chance(0.7)) return []
        const luck = new Random('item luck', item).pick([LUCKS[0], LUCKS[0], LUCKS[1], LUCKS[1], LUCKS[2]])
        const stars = random.pick(luck)
        const texts = isFood(order) ? dishReviews : goodsReviews
        const body = random.pick(texts[stars] ?? [null])
        const photo = `${order.user_id}/${idOf('review photo', order.id, item)}.webp`
        return [
          {
            id: idOf('review', order.id, item),
            order_id: order.id,
            item_id: item,
            seller_id: order.vendor_id,
            author_id: order.user_id,
            author_name: firstNames.get(order.user_id) ?? '',
            stars,
            body,
            photos: body !== null && random.chance(0.25) ? [photo] : [],
            reply: body !== null && random.chance(0.2) ? random.pick(stars > 2 ? THANKS : SORRY) : null,
            created_at: new Date(
              Date.parse(order.placed_at) + random.between(2, 40) * 3_600_000,
            ).toISOString(),
          },
        ]
      }),
    )
}
