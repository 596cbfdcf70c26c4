import { type Frequency, WORKING_DAYS } from '@angadi/domain/subscriptions/frequency.ts'
import { areWorkingDays } from './use-subscription-labels.ts'

/** The ways of choosing days: `working` and `custom` are both weekdays for the server. */
export const RULE_CHOICES = ['daily', 'alternate', 'working', 'custom'] as const
export type RuleChoice = (typeof RULE_CHOICES)[number]

/** What is chosen in the form of a subscription. */
export interface RuleDraft {
  readonly choice: RuleChoice
  /** Kept while another way is chosen; 0 is Sunday. */
  readonly custom: readonly number[]
  readonly quantity: number
  readonly asks: boolean
}

/** The draft of a rule that is there. */
export function draftOf(rule: {
  readonly frequency: Frequency
  readonly weekdays: readonly number[]
  readonly quantity: number
  readonly price_change: 'follow' | 'ask'
}): RuleDraft {
  const isWorking = rule.frequency === 'weekdays' && areWorkingDays(rule.weekdays)
  const chosen = isWorking ? 'working' : 'custom'
  return {
    choice: rule.frequency === 'weekdays' ? chosen : rule.frequency,
    custom: rule.frequency === 'weekdays' ? rule.weekdays : [],
    quantity: rule.quantity,
    asks: rule.price_change === 'ask',
  }
}

/** The rule that a draft stands for; undefined while no day is chosen. */
export function ruleOf({ choice, custom, quantity, asks }: RuleDraft) {
  const weekdays = choice === 'working' ? WORKING_DAYS : choice === 'custom' ? custom : []
  if (choice === 'custom' && custom.length === 0) return undefined
  const frequency: Frequency = choice === 'daily' || choice === 'alternate' ? choice : 'weekdays'
  return { frequency, weekdays, quantity, priceChange: asks ? ('ask' as const) : ('follow' as const) }
}
