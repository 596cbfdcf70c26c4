import { DIETS } from '@angadi/domain/catalog/diet.ts'
import { ORDER_KINDS, ORDER_STATUSES } from '@angadi/domain/orders/status.ts'
import * as z from 'zod/mini'

/** Shapes that several answers of the database share. Times are ISO strings, amounts paise. */
export const diet = z.enum(DIETS)
export const orderStatus = z.enum(ORDER_STATUSES)
export const orderKind = z.enum(ORDER_KINDS)
export const paymentMethod = z.enum(['wallet', 'cash', 'gateway'])
export const paymentStatus = z.enum(['due', 'paid', 'refunded', 'partly_refunded', 'void'])
export const deliveryState = z.enum([
  'waiting',
  'searching',
  'assigned',
  'at_pickup',
  'picked_up',
  'near',
  'delivered',
  'cancelled',
  'no_courier',
])
export const chosenOption = z.object({ group: z.string(), name: z.string(), price_paise: z.number() })
export const place = z.object({ lat: z.number(), lng: z.number() })
export const nothing = z.nullish(z.unknown())

export type PaymentMethod = z.infer<typeof paymentMethod>
export type DeliveryState = z.infer<typeof deliveryState>
export type ChosenOption = z.infer<typeof chosenOption>
