import type { Menu, MenuItem } from '@angadi/data/vendors/menu.ts'
import { DAY_MS, startOfIndiaDay } from '@angadi/domain/time/india-day.ts'

/** How a dish stands: it can be ordered, is switched off for a while or for good, ran out, or waits for its hours. */
export type ItemState = 'on' | 'until' | 'off' | 'none_left' | 'other_hours'

/** How a dish stands at a moment, in milliseconds since 1970. */
export function itemState(item: MenuItem, now: number): ItemState {
  if (!item.is_available) return 'off'
  if (item.sold_out_until !== null && Date.parse(item.sold_out_until) > now) return 'until'
  if (item.stock_left === 0) return 'none_left'
  return item.unavailable_reason === 'not_now' ? 'other_hours' : 'on'
}

/** Whether the vendor offers it: what only waits for its hours is offered. */
export function isOffered(state: ItemState): boolean {
  return state === 'on' || state === 'other_hours'
}

/** By five in the morning the last kitchen has closed and the first has not opened. */
const MORNING_MS = 5 * 60 * 60_000

/** The next morning in India, in milliseconds since 1970. */
export function nextMorning(now: number): number {
  return startOfIndiaDay(now - MORNING_MS) + MORNING_MS + DAY_MS
}

/** The part of a menu whose dishes carry the words in their name, all or only what is not offered. */
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
