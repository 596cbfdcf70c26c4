import { DAY_MS, startOfIndiaDay } from '@angadi/domain/time/india-day.ts'

export const OUTCOMES = ['all', 'delivered', 'cancelled'] as const
/** How an order ended. */
export type Outcome = (typeof OUTCOMES)[number]

export const PERIODS = ['always', 'today', 'week', 'month'] as const
/** How far back one looks. */
export type Period = (typeof PERIODS)[number]

/** Which of the past orders one wants to see. */
export interface PastFilter {
  readonly outcome: Outcome
  readonly period: Period
  /** Part of the number, the customer's first name or a dish. */
  readonly search: string
}

const DAYS_BACK = { today: 0, week: 6, month: 29 } as const

/** The first moment of a period, by Indian time, in milliseconds since 1970; -Infinity for all time. */
export function startOf(period: Period, now: number): number {
  if (period === 'always') return -Infinity
  return startOfIndiaDay(now) - DAYS_BACK[period] * DAY_MS
}
