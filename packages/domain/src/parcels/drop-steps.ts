/** What can be said of one drop. */
export type DropState = 'waiting' | 'failed' | 'delivered' | 'returning' | 'returned'

/** Why a drop failed; `refused` brings it back at once. */
export const FAIL_REASONS = ['nobody_there', 'wrong_address', 'cannot_reach', 'refused'] as const
export type FailReason = (typeof FAIL_REASONS)[number]

/** An attempt as its courier reports it. */
export interface Attempt {
  readonly reason: FailReason
  readonly called: boolean
  readonly waitedSeconds: number
  /** How many attempts failed before. */
  readonly failedBefore: number
  /** What proves a refusal: a photo, or what the receiver said. */
  readonly proven?: boolean
}

/** How long one waits without a call, and how often one drop is tried; by setting. */
export interface AttemptRules {
  readonly waitSeconds: number
  readonly mostAttempts: number
}

/** What a failed attempt leads to; the other drops are not touched (the same rule as `public.fail_parcel_drop`). */
export function judgeAttempt(
  attempt: Attempt,
  rules: AttemptRules,
): 'wait_or_call' | 'refusal_unproven' | Extract<DropState, 'failed' | 'returning'> {
  if (attempt.reason === 'refused') return attempt.proven ? 'returning' : 'refusal_unproven'
  if (!attempt.called && attempt.waitedSeconds < rules.waitSeconds) return 'wait_or_call'
  return attempt.failedBefore + 1 >= rules.mostAttempts ? 'returning' : 'failed'
}

/** How an order ends: with every drop delivered or returned; undefined while one of them is neither. */
export function outcomeOf(drops: readonly DropState[]): 'delivered' | 'returned' | 'partly' | undefined {
  if (!drops.every((state) => state === 'delivered' || state === 'returned')) return undefined
  if (!drops.includes('returned')) return 'delivered'
  return drops.includes('delivered') ? 'partly' : 'returned'
}
