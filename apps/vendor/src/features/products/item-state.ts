import type { VendorItem } from '@angadi/data/vendor-products/items.ts'

/** The state of an item: orderable, off for a while or for good, out of stock, or outside its serving hours. */
export type ItemState = 'on' | 'until' | 'off' | 'none_left' | 'other_hours'

/** What the state of an item depends on. */
export type StatedItem = Pick<
  VendorItem,
  'is_available' | 'sold_out_until' | 'stock' | 'unavailable_reason' | 'available_from' | 'available_to'
>

/** The state of an item at a time, in milliseconds since 1970. */
export function itemState(item: StatedItem, now: number): ItemState {
  if (!item.is_available) return 'off'
  if (item.sold_out_until !== null && Date.parse(item.sold_out_until) > now) return 'until'
  if (item.stock === 0) return 'none_left'
  return item.unavailable_reason === 'not_now' ? 'other_hours' : 'on'
}

/** Whether the vendor offers the item: outside its serving hours, it is still offered. */
export function isOffered(state: ItemState): boolean {
  return state === 'on' || state === 'other_hours'
}
