interface Bucket {
  tokens: number
  filledAt: number
}

/**
 * Lets something happen so many times per window, for each key apart. Counts as Supabase Auth does: a full bucket can be
 * spent at once and fills up again evenly.
 */
export class TokenBuckets {
  private readonly buckets = new Map<string, Bucket>()
  private readonly capacity: number
  private readonly windowMs: number
  private readonly now: () => number

  /** @param capacity how often per window */
  constructor(capacity: number, windowMs: number, now: () => number = Date.now) {
    this.capacity = capacity
    this.windowMs = windowMs
    this.now = now
  }

  /** Takes one; false when there is none left. */
  take(key: string): boolean {
    const bucket = this.filled(key)
    if (bucket.tokens < 1) return false
    bucket.tokens -= 1
    return true
  }

  /** Returns one that was taken for what did not happen. */
  giveBack(key: string): void {
    const bucket = this.filled(key)
    bucket.tokens = Math.min(this.capacity, bucket.tokens + 1)
  }

  private filled(key: string): Bucket {
    const now = this.now()
    this.forgetFull(now)
    const before = this.buckets.get(key) ?? { tokens: this.capacity, filledAt: now }
    const gained = ((now - before.filledAt) / this.windowMs) * this.capacity
    const bucket = { tokens: Math.min(this.capacity, before.tokens + gained), filledAt: now }
    this.buckets.delete(key)
    this.buckets.set(key, bucket)
    return bucket
  }

  private forgetFull(now: number): void {
    for (const [key, { filledAt }] of this.buckets)
      if (now - filledAt >= this.windowMs) this.buckets.delete(key)
      // Used last, so kept last: the rest is younger.
      else return
  }
}
