import type { DispatchRule } from '@angadi/data/dispatch/rules.ts'

/** Whether a rule is in force, comes, or was followed by another. A rule from the beginning has no date. */
export function stateOfRule(
  { in_force, valid_from }: DispatchRule,
  now: number,
): 'inForce' | 'coming' | 'past' {
  if (in_force) return 'inForce'
  return Date.parse(valid_from) > now ? 'coming' : 'past'
}
