import { paiseOf } from '../money.ts'
import { daysAfter } from '../time/india-day.ts'
import { minuteOfClock } from '../time/minute-of-clock.ts'

/** The bounds of extra pay, as in the database; amounts in paise. */
export const INCENTIVE_LIMITS = {
  deliveries: { least: 1, most: 100 },
  amount: { least: 100, most: 500_000 },
  budget: 1_000_000_000,
  /** The last day that can be chosen, after today. */
  days: 365,
} as const

export const INCENTIVE_KINDS = ['day', 'peak'] as const
export type IncentiveKind = (typeof INCENTIVE_KINDS)[number]

/** A rule of extra pay as it is typed. */
export interface IncentiveDraft {
  readonly kind: IncentiveKind
  readonly deliveries: string
  /** `HH:MM`, as `to`. */
  readonly from: string
  readonly to: string
  /** In rupees, as the budget. */
  readonly amount: string
  readonly budget: string
  /** `YYYY-MM-DD`, as `until`. */
  readonly starts: string
  readonly until: string
  /** A region's slug; empty for all. */
  readonly region: string
}

/** A rule of extra pay as the database takes it. */
export type IncentiveInput = {
  kind: IncentiveKind
  deliveries?: number
  from_minute?: number
  to_minute?: number
  amount_paise: number
  budget_paise: number
  starts_on: string
  ends_on: string
  region?: string
}

export type IncentiveField = 'deliveries' | 'to' | 'amount' | 'budget' | 'starts' | 'until'

export type ReadIncentive =
  | { readonly rule: IncentiveInput; readonly wrong: undefined }
  | { readonly rule: undefined; readonly wrong: readonly IncentiveField[] }

function isWithin(value: number | undefined, least: number, most: number): value is number {
  return value !== undefined && value >= least && value <= most
}

/** What it is paid for: so many deliveries, or the hours; undefined where it is not right. */
function termsOf({ kind, deliveries, from, to }: IncentiveDraft) {
  if (kind === 'day') {
    const many = /^\d{1,3}$/.test(deliveries.trim()) ? Number(deliveries) : undefined
    const { least, most } = INCENTIVE_LIMITS.deliveries
    return isWithin(many, least, most) ? { deliveries: many } : undefined
  }
  const [from_minute, to_minute] = [minuteOfClock(from), minuteOfClock(to)]
  if (from_minute === undefined || to_minute === undefined || from_minute >= to_minute) return undefined
  return { from_minute, to_minute }
}

/**
 * Reads a rule of extra pay, or names what is wrong with it.
 *
 * @param today the present day in India, `YYYY-MM-DD`
 */
export function readIncentive(draft: IncentiveDraft, today: string): ReadIncentive {
  const { kind, starts, until, region } = draft
  const terms = termsOf(draft)
  const amount = paiseOf(draft.amount)
  const budget = paiseOf(draft.budget)
  const last = daysAfter(today, INCENTIVE_LIMITS.days)
  const isDay = (day: string) => /^\d{4}-\d{2}-\d{2}$/.test(day) && day <= last
  const isAmount = isWithin(amount, INCENTIVE_LIMITS.amount.least, INCENTIVE_LIMITS.amount.most)
  const isBudget = isWithin(
    budget,
    isAmount ? amount : INCENTIVE_LIMITS.amount.least,
    INCENTIVE_LIMITS.budget,
  )
  const wrong: IncentiveField[] = []
  if (!terms) wrong.push(kind === 'day' ? 'deliveries' : 'to')
  if (!isAmount) wrong.push('amount')
  if (!isBudget) wrong.push('budget')
  if (!isDay(starts) || starts < today) wrong.push('starts')
  if (!isDay(until) || until < starts) wrong.push('until')
  if (wrong.length > 0 || !terms || !isAmount || !isBudget) return { rule: undefined, wrong }
  return {
    wrong: undefined,
    rule: {
      kind,
      ...terms,
      amount_paise: amount,
      budget_paise: budget,
      starts_on: starts,
      ends_on: until,
      ...(region === '' ? {} : { region }),
    },
  }
}
