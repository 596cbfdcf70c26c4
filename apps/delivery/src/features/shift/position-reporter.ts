import { AppError } from '@angadi/data/errors/app-error.ts'
import type { Fix } from '@angadi/location/position.ts'

/** The time between two reports until the server has said another, in milliseconds: smooth enough for the marker. */
export const REPORT_GAP_MS = 3000
/** The longest time between two reports, whatever the server says, in milliseconds. */
const LONGEST_GAP_MS = 20_000
/** How long after a failed report the next one is tried, in milliseconds. */
const RETRY_MS = 6000
/** Between the kept positions of a way without network, in milliseconds: as the server stores them. */
const KEPT_EVERY_MS = 15_000
/** Of a way without network so many positions are kept: an hour. */
export const MOST_KEPT = 240
/** Between two kept positions once there is network again, in milliseconds. */
const CATCH_UP_MS = 250

/** A position and when it was measured, in milliseconds since 1970. */
type Timed = Fix & { readonly at: number }

/**
 * Sends positions one at a time, as often as the server asks. With network only the latest counts; without it the way is
 * kept, an hour at most, and sent in order when the network is back. What the server refuses is not sent again.
 */
export class PositionReporter {
  private readonly send: (fix: Timed) => Promise<number | undefined>
  private queue: Timed[] = []
  private isCutOff = false
  private isSending = false
  private freeAt = 0
  private timer: ReturnType<typeof setTimeout> | undefined
  private isStopped = false

  /** @param send sends one position; answers in how many seconds the next one is wanted */
  constructor(send: (fix: Timed) => Promise<number | undefined>) {
    this.send = send
  }

  /** Takes a position; it is sent as soon as the gap allows. */
  report(fix: Fix): void {
    const timed = { ...fix, at: fix.at ?? Date.now() }
    const [beforeLast, last] = this.queue.slice(-2)
    if (!this.isCutOff) this.queue = [timed]
    // While the way is kept, its newest position is replaced until it is far enough from the one before.
    else if (last && beforeLast && last.at - beforeLast.at < KEPT_EVERY_MS)
      this.queue = [...this.queue.slice(0, -1), timed]
    else this.queue = [...this.queue, timed].slice(-MOST_KEPT)
    this.plan()
  }

  /** Stops sending. */
  stop(): void {
    this.isStopped = true
    this.queue = []
    clearTimeout(this.timer)
  }

  private plan(): void {
    if (this.isStopped || this.isSending || this.queue.length === 0) return
    clearTimeout(this.timer)
    this.timer = setTimeout(() => void this.sendNext(), Math.max(0, this.freeAt - Date.now()))
  }

  private async sendNext(): Promise<void> {
    const [fix, ...later] = this.queue
    if (fix === undefined) return
    this.queue = later
    this.isSending = true
    try {
      const seconds = await this.send(fix)
      const gap = seconds === undefined ? REPORT_GAP_MS : Math.min(seconds * 1000, LONGEST_GAP_MS)
      if (this.queue.length === 0) this.isCutOff = false
      this.freeAt = Date.now() + (this.isCutOff ? CATCH_UP_MS : gap)
    } catch (problem) {
      // A refusal stays one: the position is dropped, so that the next ones are not held up by it.
      if (isLostNetwork(problem) && !this.isStopped) {
        this.isCutOff = true
        this.queue = [fix, ...this.queue].slice(-MOST_KEPT)
      }
      this.freeAt = Date.now() + RETRY_MS
    } finally {
      this.isSending = false
      this.plan()
    }
  }
}

function isLostNetwork(problem: unknown): boolean {
  return !(problem instanceof AppError) || problem.code === 'network' || problem.retryable
}
