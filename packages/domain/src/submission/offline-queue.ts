/** The most entries of the queue. */
export const LONGEST_QUEUE = 20
/** Entries older than this are dropped, in milliseconds: after a week the server has deleted its idempotency keys. */
export const QUEUED_FOR_MS = 7 * 24 * 60 * 60_000

/** An action done offline that is sent when the network is back. */
export interface Queued {
  /** What it is about, such as `rate-order:<order id>`: a later one replaces the earlier one. */
  readonly key: string
  /** The user who did it; it is never sent for another user. */
  readonly userId: string
  readonly action: string
  readonly args: Readonly<Record<string, unknown>>
  /** Milliseconds since 1970. */
  readonly at: number
}

function isSame(one: Queued, other: Queued): boolean {
  return one.key === other.key && one.userId === other.userId
}

/**
 * The queue with one more at its end; the same action again replaces the queued one, and the oldest are dropped when it
 * is full.
 */
export function withQueued(queue: readonly Queued[], added: Queued): readonly Queued[] {
  return [...queue.filter((one) => !isSame(one, added)), added].slice(-LONGEST_QUEUE)
}

/** The queue without one that has been sent; an entry that replaced it meanwhile stays. */
export function withoutSent(queue: readonly Queued[], sent: Queued): readonly Queued[] {
  return queue.filter((one) => !(isSame(one, sent) && one.at === sent.at))
}

/** The queue without expired entries. */
export function withoutExpired(queue: readonly Queued[], now: number): readonly Queued[] {
  return queue.filter(({ at }) => now - at < QUEUED_FOR_MS)
}
