import { DAY_MS, startOfIndiaDay } from '@angadi/domain/time/india-day.ts'

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
}

const DAYS_BACK = { today: 0, week: 6, month: 29 } as const

/** The start of a period in Indian time, as milliseconds since 1970; -Infinity for all time. */
export function startOf(period: Period, now: number): number {
  if (period === 'always') return -Infinity
  return startOfIndiaDay(now) - DAYS_BACK[period] * DAY_MS
}
