/** Every state of an order (Spec §4 Orders). */
export const ORDER_STATUSES = [
  'awaiting_payment',
  'pending',
  'confirmed',
  'in_progress',
  'preparing',
  'ready',
  'out_for_delivery',
  'on_way',
  'delivered',
  'cancelled',
] as const
export type OrderStatus = (typeof ORDER_STATUSES)[number]

/** The kind of order; each has its own allowed transitions. */
export const ORDER_KINDS = [
  'delivery',
  'pickup',
  'service',
  'appointment',
  'ride',
  'digital',
  'shipment',
  'subscription',
  'parcel',
] as const
export type OrderKind = (typeof ORDER_KINDS)[number]

/** The kinds that are ordered from a cart: they go through the tracker's steps, and can be put into a cart again. */
export const CART_KINDS = ['delivery', 'pickup', 'shipment'] as const satisfies readonly OrderKind[]

/** Whether an order of a kind came from a cart. */
export function isFromCart(kind: OrderKind): boolean {
  return CART_KINDS.some((one) => one === kind)
}

/**
 * The states of an order that is under way: those that Spec §4 Orders names as active, the three between them that the
 * tracker shows too (docs/decisions/0026), and the one before them (docs/decisions/0092).
 */
export const ACTIVE_STATUSES = [
  'awaiting_payment',
  'pending',
  'confirmed',
  'in_progress',
  'out_for_delivery',
  'preparing',
  'ready',
  'on_way',
] as const satisfies readonly OrderStatus[]

/** Whether an order is not in a final state. */
export function isLive(status: OrderStatus): boolean {
  return ACTIVE_STATUSES.some((active) => active === status)
}

/** The steps of the customer's tracker (Spec §4 Orders). */
export const TRACKER_STEPS = ['confirmed', 'preparing', 'on_way', 'delivered'] as const
export type TrackerStep = (typeof TRACKER_STEPS)[number]

const stepOfStatus = {
  awaiting_payment: undefined,
  pending: undefined,
  confirmed: 'confirmed',
  in_progress: 'preparing',
  preparing: 'preparing',
  ready: 'preparing',
  out_for_delivery: 'on_way',
  on_way: 'on_way',
  delivered: 'delivered',
  cancelled: undefined,
} as const satisfies Record<OrderStatus, TrackerStep | undefined>

/** The tracker step of an order; undefined before it is confirmed and after it is cancelled. */
export function trackerStepOf(status: OrderStatus): TrackerStep | undefined {
  return stepOfStatus[status]
}
