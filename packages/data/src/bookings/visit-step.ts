import type { Gender } from './gender.ts'

/**
 * One service of a visit as the server reads it. Steps follow one another without waiting, or begin with the one
 * before.
 */
export interface VisitStep {
  readonly service_id: string
  /** Who is to do it; without it whoever is free. */
  readonly resource_id?: string
  /** Who is to do it, where anybody like that will do. */
  readonly gender?: Gender
  /** Whether it begins together with the step before, by somebody else. */
  readonly with_previous?: true
}

/** The steps as plain values, which is what a call takes. */
export function stepsForCall(steps: readonly VisitStep[]): Record<string, string | boolean>[] {
  return steps.map((step) => ({ ...step }))
}
