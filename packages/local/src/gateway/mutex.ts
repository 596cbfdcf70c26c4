/** Lets one piece of work run at a time, first come, first served. Work must not ask again from within. */
export class Mutex {
  private last: Promise<unknown> = Promise.resolve()

  run<T>(work: () => Promise<T>): Promise<T> {
    const mine = this.last.then(work)
    this.last = mine.catch(() => undefined)
    return mine
  }
}
