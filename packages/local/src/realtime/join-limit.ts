/** Channels that one socket may hold, and joins that it may ask for within a second, as on hosted projects. */
export const MAX_CHANNELS = 100
export const MAX_JOINS_PER_SECOND = 100

const SECOND_MS = 1000

/** Bounds what one socket asks of the topics: every join of a private one asks the database. */
export class JoinLimit {
  private readonly now: () => number
  private second = 0
  private joins = 0

  constructor(now: () => number = Date.now) {
    this.now = now
  }

  /**
   * Counts a join.
   *
   * @param channels how many the socket holds already
   * @returns the reason for which it is refused, in the words of Supabase Realtime
   */
  refusal(channels: number): string | undefined {
    const second = Math.floor(this.now() / SECOND_MS)
    this.joins = second === this.second ? this.joins + 1 : 1
    this.second = second
    if (this.joins > MAX_JOINS_PER_SECOND) return 'ClientJoinRateLimitReached: Too many joins per second'
    return channels >= MAX_CHANNELS ? 'ChannelRateLimitReached: Too many channels' : undefined
  }
}
