import type { Paise } from '../money.ts'

/** From this share of the limit on a courier is warned: cash jobs will soon stop (docs/decisions/0074). */
const NEARLY_FULL = 0.8

/** How near a courier is to the cash that may be held, in paise: at the limit no cash job comes. */
export function cashLevel(held: Paise, limit: Paise): 'low' | 'near' | 'full' {
  if (held >= limit) return 'full'
  return held >= limit * NEARLY_FULL ? 'near' : 'low'
}
