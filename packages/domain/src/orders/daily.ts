import { lifeCycleOf } from './life-cycles.ts'
import { ORDER_KINDS, type OrderKind } from './status.ts'

/** Whether orders of a kind come by themselves every morning, on the round of a store. */
export function isDaily(kind: OrderKind): boolean {
  return lifeCycleOf(kind).broughtBy === 'round'
}

/** The kinds that come by themselves: in a list they would bury what somebody ordered. */
export const DAILY_KINDS: readonly OrderKind[] = ORDER_KINDS.filter(isDaily)
