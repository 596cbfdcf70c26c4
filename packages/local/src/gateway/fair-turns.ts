/** Too many calls of one caller wait already; REST answers the state 53300 with 503. */
export class TooManyWaiting extends Error {
  readonly code = '53300'

  constructor() {
    super('Too many requests are waiting. Please try again later.')
  }
}

interface Caller {
  running: number
  readonly waiting: (() => void)[]
}

/** Lets each caller do only so many things at once, so that nobody takes what all others wait for. */
export class FairTurns {
  private readonly callers = new Map<string, Caller>()
  private readonly atOnce: number
  private readonly mostWaiting: number

  constructor(atOnce: number, mostWaiting: number) {
    this.atOnce = atOnce
    this.mostWaiting = mostWaiting
  }

  /**
   * Runs `work` when it is the caller's turn; calls of one caller begin in their order.
   *
   * @throws TooManyWaiting
   */
  async run<T>(name: string, work: () => Promise<T>): Promise<T> {
    const caller = this.callers.get(name) ?? { running: 0, waiting: [] }
    this.callers.set(name, caller)
    if (caller.running < this.atOnce) caller.running += 1
    else if (caller.waiting.length >= this.mostWaiting) throw new TooManyWaiting()
    else await new Promise<void>((resolve) => caller.waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = caller.waiting.shift()
      // Whoever comes next takes over the place of this one.
      if (next) next()
      else if (--caller.running === 0) this.callers.delete(name)
    }
  }
}
