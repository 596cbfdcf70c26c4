import type { Fix } from '@angadi/location/position.ts'

/** The least time between two reports, in milliseconds: smooth enough for the marker, and saves mobile data. */
export const REPORT_GAP_MS = 3000
/** How long after a failed report the next one is tried, in milliseconds. */
const RETRY_MS = 6000

/**
 * Sends positions one at a time, at most every 3 s. Only the latest counts: a position that is replaced while a report
 * is under way is never sent, and a failed report is retried unless there is a newer position.
 */
export class PositionReporter {
  private readonly send: (fix: Fix) => Promise<void>
  private waiting: Fix | undefined
  private isSending = false
  private freeAt = 0
  private timer: ReturnType<typeof setTimeout> | undefined
  private isStopped = false

  constructor(send: (fix: Fix) => Promise<void>) {
    this.send = send
  }

  /** Takes a position; it is sent as soon as the gap allows. */
  report(fix: Fix): void {
    this.waiting = fix
    this.plan()
  }

  /** Stops sending. */
  stop(): void {
    this.isStopped = true
    this.waiting = undefined
    clearTimeout(this.timer)
  }

  private plan(): void {
    if (this.isStopped || this.isSending || this.waiting === undefined) return
    clearTimeout(this.timer)
    this.timer = setTimeout(() => void this.sendWaiting(), Math.max(0, this.freeAt - Date.now()))
  }

  private async sendWaiting(): Promise<void> {
    const fix = this.waiting
    if (fix === undefined) return
    this.waiting = undefined
    this.isSending = true
    try {
      await this.send(fix)
      this.freeAt = Date.now() + REPORT_GAP_MS
    } catch {
      this.waiting ??= fix
      this.freeAt = Date.now() + RETRY_MS
    } finally {
      this.isSending = false
      this.plan()
    }
  }
}
