/** How bad it is (Spec §3 app_logs: level). */
export type LogLevel = 'debug' | 'info' | 'warn' | 'error'

/** One thing to log; secrets are removed before it leaves the page. */
export interface LogLine {
  readonly level: LogLevel
  readonly message: string
  /** Where it happened, such as `form:address`. */
  readonly context?: string | undefined
  readonly metadata?: Readonly<Record<string, unknown>> | undefined
}

/** The most lines that wait for the sender. */
const MOST_WAITING = 50

let send: ((line: LogLine) => void) | undefined
const waiting: LogLine[] = []

/** Sets the sender of the lines, and passes it all earlier lines. */
export function senderArrived(sender: (line: LogLine) => void): void {
  send = sender
  for (const line of waiting.splice(0)) sender(line)
}

/**
 * Logs something: sent in batches when idle, stored in this browser while the server cannot be reached (Spec §7
 * app_logs).
 */
export function log(line: LogLine): void {
  if (send) send(line)
  else if (waiting.length < MOST_WAITING) waiting.push(line)
}
