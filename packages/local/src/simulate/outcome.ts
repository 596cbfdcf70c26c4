import { percentile } from '../bench/statistics.ts'

/** What became of one simulated town. */
export interface Outcome {
  /** From the tap to the driver's arrival, in seconds, of each ride that was picked up. */
  readonly pickUps: readonly number[]
  readonly requested: number
  readonly cancelledByCustomers: number
  /** Ended because nobody took them. */
  readonly givenUp: number
  /** The time of all drivers in seconds, and what of it they were without a ride. */
  readonly online: number
  readonly idle: number
  /** What each driver earned, in paise for an hour online. */
  readonly earnings: readonly number[]
  readonly decisions: number
  /** Of the machine, not of the simulation. */
  readonly realSeconds: number
}

/** The figures that two rules are compared by. */
export interface Summary {
  readonly meanPickUp: number
  readonly p90PickUp: number
  readonly matchRate: number
  readonly idleShare: number
  readonly cancellations: number
  readonly decisionsASecond: number
  readonly gini: number
}

/** The arithmetic mean; not a number where there is nothing. */
export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

/** How unevenly something is shared (Gini): 0 where all have the same, towards 1 where one has everything. */
export function gini(values: readonly number[]): number {
  const total = values.reduce((sum, value) => sum + value, 0)
  if (total === 0) return 0
  const sorted = values.toSorted((a, b) => a - b)
  const ranked = sorted.reduce((sum, value, index) => sum + (index + 1) * value, 0)
  return (2 * ranked) / (values.length * total) - (values.length + 1) / values.length
}

/** The figures of several simulated towns taken together; fairness is the mean of each town's own. */
export function summaryOf(outcomes: readonly Outcome[]): Summary {
  const sum = (pick: (outcome: Outcome) => number) => outcomes.reduce((total, one) => total + pick(one), 0)
  const pickUps = outcomes.flatMap((outcome) => outcome.pickUps)
  return {
    meanPickUp: mean(pickUps),
    p90PickUp: percentile(pickUps, 0.9),
    matchRate: pickUps.length / sum(({ requested }) => requested),
    idleShare: sum(({ idle }) => idle) / sum(({ online }) => online),
    cancellations: sum(({ cancelledByCustomers, givenUp }) => cancelledByCustomers + givenUp),
    decisionsASecond: sum(({ decisions }) => decisions) / sum(({ realSeconds }) => realSeconds),
    gini: mean(outcomes.map(({ earnings }) => gini(earnings))),
  }
}
