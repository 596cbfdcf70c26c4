import { DAY_MS } from '../time/india-day.ts'
import type { Frequency } from './frequency.ts'

/** Days on which nothing comes, as `2026-11-22`; without an end until it is resumed. */
export interface Pause {
  readonly starts_on: string
  readonly ends_on: string | null
}

/** Another quantity on one day; 0 skips it. */
export interface DayChange {
  readonly day: string
  readonly quantity: number
}

/** When a subscription comes. Days are calendar days in India, such as `2026-11-22`. */
export interface Plan {
  readonly frequency: Frequency
  /** 0 is Sunday; only of frequency `weekdays`. */
  readonly weekdays: readonly number[]
  /** From where every other day is counted. */
  readonly rule_from: string
  readonly quantity: number
  readonly starts_on: string
  readonly ends_on: string | null
  readonly pauses: readonly Pause[]
  readonly changes: readonly DayChange[]
}

/** The weekday of a calendar day; 0 is Sunday. */
export function weekdayOf(day: string): number {
  return new Date(day).getUTCDay()
}

function fallsOn({ frequency, weekdays, rule_from }: Plan, day: string): boolean {
  if (frequency === 'daily') return true
  if (frequency === 'weekdays') return weekdays.includes(weekdayOf(day))
  return ((Date.parse(day) - Date.parse(rule_from)) / DAY_MS) % 2 === 0
}

/** Whether a pause of a subscription covers a day. */
export function isPaused(plan: Pick<Plan, 'pauses'>, day: string): boolean {
  return plan.pauses.some(
    ({ starts_on, ends_on }) => day >= starts_on && (ends_on === null || day <= ends_on),
  )
}

/**
 * How many pieces come on a day: none outside the subscription and in a pause, else what was changed for this day, else
 * by the rule. The same as `private.planned_quantity` of the database, which a property test compares.
 */
export function plannedQuantity(plan: Plan, day: string): number {
  if (day < plan.starts_on || (plan.ends_on !== null && day > plan.ends_on)) return 0
  if (isPaused(plan, day)) return 0
  const changed = plan.changes.find((change) => change.day === day)
  if (changed) return changed.quantity
  return fallsOn(plan, day) ? plan.quantity : 0
}
