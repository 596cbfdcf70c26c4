/** The filter of a vendor's past orders. */
export interface PastOrdersFilter {
  /** How they ended; undefined for either way. */
  readonly outcome: 'delivered' | 'cancelled' | undefined
  /** The first moment, as an ISO time; undefined for all time. */
  readonly since: string | undefined
  /** Part of the number, the customer's first name or an item; searched on the server, a year back at the most. */
  readonly search: string
}
