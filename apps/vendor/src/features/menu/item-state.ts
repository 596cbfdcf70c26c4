import type { Menu, MenuItem } from '@angadi/data/vendors/menu.ts'
import { DAY_MS, startOfIndiaDay } from '@angadi/domain/time/india-day.ts'

/** The state of an item: orderable, off for a while or for good, out of stock, or outside its serving hours. */
export type ItemState = 'on' | 'until' | 'off' | 'none_left' | 'other_hours'

/** The state of an item at a time, in milliseconds since 1970. */
export function itemState(item: MenuItem, now: number): ItemState {
  if (!item.is_available) return 'off'
  if (item.sold_out_until !== null && Date.parse(item.sold_out_until) > now) return 'until'
  if (item.stock_left === 0) return 'none_left'
  return item.unavailable_reason === 'not_now' ? 'other_hours' : 'on'
}

/** Whether the vendor offers the item: outside its serving hours, it is still offered. */
export function isOffered(state: ItemState): boolean {
  return state === 'on' || state === 'other_hours'
}

/** At five in the morning every vendor is closed. */
const MORNING_MS = 5 * 60 * 60_000

/** The next morning in India, as milliseconds since 1970. */
export function nextMorning(now: number): number {
  return startOfIndiaDay(now - MORNING_MS) + MORNING_MS + DAY_MS
}

/** The items whose name contains the text: all of them, or only those not offered. Empty sections are left out. */
export function searched(menu: Menu, labels: string, onlyOff: boolean, now: number): Menu {
  const wanted = labels.trim().toLowerCase()
  return menu
    .map(({ items, ...section }) => ({
      ...section,
      items: items.filter(
        (item) => item.name.toLowerCase().includes(wanted) && !(onlyOff && isOffered(itemState(item, now))),
      ),
    }))
    .filter(({ items }) => items.length > 0)
}
