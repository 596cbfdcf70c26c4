import type { DispatchRule } from '@angadi/data/dispatch/rules.ts'

/** Whether a rule is in force, comes, or was followed by another. A rule from the beginning has no date. */
export function stateOfRule(
  { in_force, valid_from }: DispatchRule,
  now: number,
): 'inForce' | 'coming' | 'past' {
  if (in_force) return 'inForce'
  return Date.parse(valid_from) > now ? 'coming' : 'past'
}

/**
 * The rule that holds now for a region and a sort of work: the narrower scope before the wider one, the region before
 * the work, as in the database.
 */
export function ruleOfScope(
  rules: readonly DispatchRule[],
  region: string | null,
  work: DispatchRule['work'],
) {
  const width = (rule: DispatchRule) => (rule.region_id === null ? 2 : 0) + (rule.work === null ? 1 : 0)
  return rules
    .filter(
      (rule) =>
        rule.in_force === true &&
        (rule.region_id === region || rule.region_id === null) &&
        (rule.work === work || rule.work === null),
    )
    .toSorted((a, b) => width(a) - width(b))[0]
}
