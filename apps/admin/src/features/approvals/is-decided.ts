import type { Approval } from '@angadi/data/approvals/application.ts'

const DECIDED: readonly Approval['state'][] = ['approved', 'active', 'rejected']

/** Whether an application is decided, so that nobody reviews it any more. */
export function isDecided(state: Approval['state']): boolean {
  return DECIDED.includes(state)
}
