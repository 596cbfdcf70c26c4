import { Refusal } from '../market/rpc.ts'

/** Notes what callers are answered: refusals are part of the game, every other error goes through. */
export class Hearing {
  /** How often what was answered, e.g. `409 wallet_too_low`. */
  readonly heard = new Map<string, number>()

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
    this.heard.set(answer, (this.heard.get(answer) ?? 0) + 1)
  }
}
