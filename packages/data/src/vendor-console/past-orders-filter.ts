/** The filter of a vendor's past orders. */
export interface PastOrdersFilter {
  /** How they ended; undefined for either way. */
  readonly outcome: 'delivered' | 'cancelled' | undefined
  /** The first moment, as an ISO time; undefined for all time. */
  readonly since: string | undefined
  /** Part of the number, the customer's first name or an item; searched on the server, a year back at the most. */
  readonly search: string
  /** The orders that a figure of the vendor counts; undefined for all. */
  readonly figure?: CountedOrders | undefined
}

/** The figures that open the orders that they count. */
export const COUNTED_FIGURES = [
  'placed',
  'delivered',
  'repeat',
  'refunded',
  'cancelled',
  'prepared',
  'prepared_late',
] as const
/** A figure that opens the orders that it counts. */
export type CountedFigure = (typeof COUNTED_FIGURES)[number]

/** The orders that a figure counts on some days. */
export interface CountedOrders {
  readonly name: CountedFigure
  /** The first day in India, such as `2026-11-21`. */
  readonly first: string
  readonly last: string
}
