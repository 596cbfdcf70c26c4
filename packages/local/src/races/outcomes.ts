import { Refusal } from '../market/rpc.ts'

/** Counts the outcomes of calls: refusals are expected, every other error is rethrown. */
export class Outcomes {
  /** How often what was answered, e.g. `409 wallet_too_low`. */
  readonly counts = new Map<string, number>()

  /** The result of a call, or nothing when it was refused. */
  async of<T>(call: Promise<T>): Promise<T | undefined> {
    try {
      return await call
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      this.count(`${error.status} ${error.code}`)
      return undefined
    }
  }

  /** Notes one more answer of a kind. */
  count(answer: string): void {
    this.counts.set(answer, (this.counts.get(answer) ?? 0) + 1)
  }
}
