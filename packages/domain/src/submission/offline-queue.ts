/** The most that waits for a network at a time. */
export const LONGEST_QUEUE = 20
/** What waits for longer is let go, in milliseconds: after a week the server has forgotten its keys. */
export const QUEUED_FOR_MS = 7 * 24 * 60 * 60_000

/** Something that was done without a network and will be sent with one. */
export interface Queued {
  /** What it is about, such as `rate-order:<order id>`: a later one takes the earlier one's place. */
  readonly key: string
  /** Who did it; it is sent in nobody else's name. */
  readonly userId: string
  readonly action: string
  readonly args: Readonly<Record<string, unknown>>
  /** Milliseconds since 1970. */
  readonly at: number
}

function isSame(one: Queued, other: Queued): boolean {
  return one.key === other.key && one.userId === other.userId
}

/** The queue with one more at its end; the same thing done again replaces what waits, and the oldest make room. */
export function withQueued(queue: readonly Queued[], added: Queued): readonly Queued[] {
  return [...queue.filter((one) => !isSame(one, added)), added].slice(-LONGEST_QUEUE)
}

/** The queue without one that has been sent; what has taken its place meanwhile stays. */
export function withoutSent(queue: readonly Queued[], sent: Queued): readonly Queued[] {
  return queue.filter((one) => !(isSame(one, sent) && one.at === sent.at))
}

/** The queue without what has waited too long. */
export function withoutExpired(queue: readonly Queued[], now: number): readonly Queued[] {
  return queue.filter(({ at }) => now - at < QUEUED_FOR_MS)
}
