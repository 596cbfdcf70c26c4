/** A step of what late cancelling costs: so many minutes before, so many basis points of the price. */
export type CancelStep = {
  readonly minutes_before: number
  readonly charge_bp: number
}

/** The most steps, and the longest time ahead that one may begin, in minutes: a week. */
export const LADDER_LIMITS = { steps: 3, minutes: 10_080 } as const

/** Steps from the earliest to the one nearest to the visit. */
export function inOrder(steps: readonly CancelStep[]): CancelStep[] {
  return steps.toSorted((a, b) => b.minutes_before - a.minutes_before)
}

/** Steps that charge something; a step that charges nothing says that cancelling is free. */
export function charging(steps: readonly CancelStep[]): CancelStep[] {
  return inOrder(steps).filter(({ charge_bp }) => charge_bp > 0)
}

/** What is wrong with steps: out of bounds, twice the same time, or cheaper the later. */
export type LadderProblem = 'bounds' | 'twice' | 'cheaper'

/** What is wrong with steps; undefined where nothing is. */
export function ladderProblem(steps: readonly CancelStep[]): LadderProblem | undefined {
  const sorted = inOrder(steps)
  if (
    sorted.length > LADDER_LIMITS.steps ||
    sorted.some(
      ({ minutes_before: minutes, charge_bp: charge }) =>
        !Number.isInteger(minutes) ||
        minutes < 0 ||
        minutes > LADDER_LIMITS.minutes ||
        !Number.isInteger(charge) ||
        charge < 0 ||
        charge > 10_000,
    )
  )
    return 'bounds'
  if (sorted.some((step, at) => step.minutes_before === sorted[at + 1]?.minutes_before)) return 'twice'
  if (sorted.some((step, at) => step.charge_bp >= (sorted[at + 1]?.charge_bp ?? 10_001))) return 'cheaper'
  return undefined
}

/**
 * What a customer is charged who cancels so many minutes before, in basis points: as the server does, by the step
 * nearest to the visit that has begun.
 */
export function chargeAt(steps: readonly CancelStep[], minutesBefore: number): number {
  return inOrder(steps).findLast(({ minutes_before }) => minutesBefore < minutes_before)?.charge_bp ?? 0
}
