import { DIETS } from '@angadi/domain/catalog/diet.ts'
import { ORDER_KINDS, ORDER_STATUSES } from '@angadi/domain/orders/status.ts'
import * as z from 'zod/mini'
import { vocabulary } from './vocabulary.ts'

/** Shapes that several answers of the database share. Times are ISO strings, amounts paise. */
/** Diet of an item; unknown values count as the strictest one. */
export const diet = vocabulary(DIETS, 'non_veg')
/** Unknown states are under way. */
export const orderStatus = vocabulary(ORDER_STATUSES, 'in_progress')
/** Unknown kinds are neither delivered nor collected. */
export const orderKind = vocabulary(ORDER_KINDS, 'service')
/** Unknown payment methods count as gateway payments. */
export const paymentMethod = vocabulary(['wallet', 'cash', 'gateway', 'points'], 'gateway')
/** Unknown states of a payment are open. */
export const paymentStatus = vocabulary(['due', 'paid', 'refunded', 'partly_refunded', 'void'], 'due')
/** Unknown states of a delivery are those between accepting and arriving. */
export const deliveryState = vocabulary(
  [
    'waiting',
    'searching',
    'assigned',
    'at_pickup',
    'picked_up',
    'near',
    'delivered',
    'cancelled',
    'no_courier',
  ],
  'assigned',
)
export const chosenOption = z.object({ group: z.string(), name: z.string(), price_paise: z.number() })
/** The card of a gift, as the customer wrote it. */
export const giftCard = z.object({ recipient: z.string(), message: z.string(), sender: z.string() })
export type GiftCardRow = z.infer<typeof giftCard>
/** Where an order is brought or done. */
export const orderAddress = z.object({
  label: z.string(),
  line: z.string(),
  landmark: z.nullish(z.string()),
  city: z.string(),
  pincode: z.string(),
  lat: z.number(),
  lng: z.number(),
})
export const place = z.object({ lat: z.number(), lng: z.number() })
export const nothing = z.nullish(z.unknown())
