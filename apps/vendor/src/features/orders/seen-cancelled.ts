import type { VendorOrder } from '@angadi/data/vendor-console/order.ts'
import { create } from 'zustand'

/** The storage key of the cancelled orders that the vendor has acknowledged. */
const SEEN_STORAGE_KEY = 'vendor-seen-cancelled'
const MOST_SEEN = 100

/** How long a cancelled order may still matter to the vendor, in milliseconds. */
const MATTERS_MS = 2 * 60 * 60_000

function storedIds(): readonly string[] {
  try {
    return (localStorage.getItem(SEEN_STORAGE_KEY) ?? '').split(' ').filter(Boolean)
  } catch {
    return []
  }
}

const useSeen = create<{ readonly ids: readonly string[] }>()(() => ({ ids: storedIds() }))

/** Acknowledges cancelled orders, which removes them from the board. */
export function acknowledge(orders: readonly VendorOrder[]): void {
  const noted = orders.map((order) => order.order_id)
  const ids = [...noted, ...useSeen.getState().ids].slice(0, MOST_SEEN)
  try {
    localStorage.setItem(SEEN_STORAGE_KEY, ids.join(' '))
  } catch {
    // Storage is full or forbidden: the acknowledgement still holds in this tab.
  }
  useSeen.setState({ ids })
}

/**
 * The orders recently cancelled by others and not acknowledged yet.
 *
 * @param ended the orders that ended most recently
 * @param now the server's current time, in milliseconds since 1970
 */
export function useUnseenCancelled(ended: readonly VendorOrder[], now: number): readonly VendorOrder[] {
  const seen = useSeen(({ ids }) => ids)
  return ended.filter(
    (order) =>
      order.status === 'cancelled' &&
      order.cancelled_by !== 'vendor' &&
      now - new Date(order.status_since).getTime() < MATTERS_MS &&
      !seen.includes(order.order_id),
  )
}
