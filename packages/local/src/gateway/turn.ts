/** Lets one piece of work run at a time, in the order in which they asked. Work must not ask again from within. */
export class Turn {
  private last: Promise<unknown> = Promise.resolve()

  take<T>(work: () => Promise<T>): Promise<T> {
    const mine = this.last.then(work)
    this.last = mine.catch(() => undefined)
    return mine
  }
}
