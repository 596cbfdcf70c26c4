import { COUNTED_FIGURES, type CountedOrders } from '@angadi/data/vendor-console/past-orders-filter.ts'
import { DAY_MS, isDayUpTo, startOfIndiaDay } from '@angadi/domain/time/india-day.ts'

export const OUTCOMES = ['all', 'delivered', 'cancelled'] as const
/** How an order ended. */
export type Outcome = (typeof OUTCOMES)[number]

export const PERIODS = ['always', 'today', 'week', 'month'] as const
/** The period of the past orders. */
export type Period = (typeof PERIODS)[number]

/** The filter of the past orders. */
export interface PastFilter {
  readonly outcome: Outcome
  readonly period: Period
  /** Part of the number, the customer's first name or an item. */
  readonly search: string
  /** The orders that a figure counts; undefined for all. */
  readonly figure: CountedOrders | undefined
}

/** The figure that an address asks for, with its days; undefined without one that is known. */
export function countedIn(params: URLSearchParams): CountedOrders | undefined {
  const name = COUNTED_FIGURES.find((one) => one === params.get('figure'))
  const first = params.get('first') ?? ''
  const last = params.get('last') ?? ''
  return name && isDayUpTo(last, '2100-01-01') && isDayUpTo(first, last) ? { name, first, last } : undefined
}

const DAYS_BACK = { today: 0, week: 6, month: 29 } as const

/** The start of a period in Indian time, as milliseconds since 1970; -Infinity for all time. */
export function startOf(period: Period, now: number): number {
  if (period === 'always') return -Infinity
  return startOfIndiaDay(now) - DAYS_BACK[period] * DAY_MS
}
