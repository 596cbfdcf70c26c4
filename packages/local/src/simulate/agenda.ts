interface Entry {
  readonly at: number
  readonly turn: number
  readonly work: () => Promise<void>
}

/** What is to happen when, by a clock that jumps from one event to the next. */
export class Agenda {
  /** A heap: each entry is earlier than the two below it. */
  private readonly entries: Entry[] = []
  private turn = 0
  /** Seconds from the beginning. */
  now = 0

  /** Plans something; at the same moment, what was planned first comes first. What lies in the past happens now. */
  plan(at: number, work: () => Promise<void>): void {
    const entry = { at: Math.max(at, this.now), turn: this.turn++, work }
    this.entries.push(entry)
    let index = this.entries.length - 1
    for (let above = (index - 1) >> 1; index > 0 && this.isBefore(index, above); above = (index - 1) >> 1) {
      this.swap(index, above)
      index = above
    }
  }

  /** Lets everything happen in its order, until nothing is planned any more or the end is reached. */
  async runUntil(end: number): Promise<void> {
    for (let entry = this.takeFirst(); entry && entry.at <= end; entry = this.takeFirst()) {
      this.now = entry.at
      await entry.work()
    }
    this.now = end
  }

  private takeFirst(): Entry | undefined {
    const [first] = this.entries
    const last = this.entries.pop()
    if (first && last && first !== last) {
      this.entries[0] = last
      this.sink()
    }
    return first
  }

  private sink(): void {
    for (let index = 0; ; ) {
      const below = [2 * index + 1, 2 * index + 2].filter((child) => child < this.entries.length)
      const least = below.reduce((a, b) => (this.isBefore(b, a) ? b : a), index)
      if (least === index) return
      this.swap(index, least)
      index = least
    }
  }

  private isBefore(a: number, b: number): boolean {
    const one = this.entries[a]
    const other = this.entries[b]
    return !!one && !!other && (one.at - other.at || one.turn - other.turn) < 0
  }

  private swap(a: number, b: number): void {
    const one = this.entries[a]
    const other = this.entries[b]
    if (!one || !other) return
    this.entries[a] = other
    this.entries[b] = one
  }
}
