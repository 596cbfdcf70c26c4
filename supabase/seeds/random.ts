import { createHash } from 'node:crypto'

const NAMESPACE = 'angadi/seeds/'

/** The same id for the same name, every time: a UUID of version 5 in the seeds' own namespace. */
export function idOf(...names: readonly (string | number)[]): string {
  const digest = createHash('sha1')
    .update(NAMESPACE + names.join('/'))
    .digest()
  digest[6] = ((digest[6] ?? 0) & 0x0f) | 0x50
  digest[8] = ((digest[8] ?? 0) & 0x3f) | 0x80
  const hex = digest.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join(
    '-',
  )
}

/** Chance that repeats itself: the same name gives the same sequence on every machine. */
export class Random {
  private state: number

  constructor(...names: readonly (string | number)[]) {
    this.state = createHash('sha1').update(names.join('/')).digest().readUInt32LE(0)
  }

  /** A number from 0 up to but not including 1 (mulberry32). */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }

  /** A number between both. */
  between(from: number, to: number): number {
    return from + this.next() * (to - from)
  }

  /** A whole number from `from` to `to`, both possible. */
  whole(from: number, to: number): number {
    return from + Math.floor(this.next() * (to - from + 1))
  }

  /** True in this share of cases. */
  chance(share: number): boolean {
    return this.next() < share
  }

  /**
   * One of them.
   *
   * @throws when there is none
   */
  pick<T>(choices: readonly T[]): T {
    const choice = choices[Math.floor(this.next() * choices.length)]
    if (choice === undefined) throw new Error('There is nothing to pick from.')
    return choice
  }

  /** Some of them, each at most once, in their own order. */
  some<T>(choices: readonly T[], count: number): T[] {
    const marked = choices.map((choice, index) => ({ choice, index, lot: this.next() }))
    return marked
      .toSorted((a, b) => a.lot - b.lot)
      .slice(0, count)
      .toSorted((a, b) => a.index - b.index)
      .map(({ choice }) => choice)
  }
}
