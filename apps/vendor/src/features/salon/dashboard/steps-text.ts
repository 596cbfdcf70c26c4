import type { NextVisit } from '@angadi/data/salon-desk/day.ts'

/** What a visit is of, and by whom: Haircut (Rekha), Facial (Sunita). */
export function stepsText(steps: NextVisit['steps']): string {
  return steps
    .map(({ name, people }) =>
      people && people.length > 0 ? `${name} (${people.map((one) => one.name).join(', ')})` : name,
    )
    .join(', ')
}
