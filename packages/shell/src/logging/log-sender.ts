import { AppError } from '@angadi/data/errors/app-error.ts'
import type { LogRow } from '@angadi/data/logs/send-logs.ts'
import { type Limit, takeTurn } from '@angadi/domain/rate-limit/rate-limit.ts'
import { redact, redactAll } from '@angadi/domain/redaction/redact.ts'
import { keep, readStored } from '../safety/stored-json.ts'
import type { LogLine } from './log.ts'

/** How many lines this browser keeps while they cannot be sent (Spec §9 Forms: local log fallback 50). */
export const STORED_LINES = 50
/** Storage key of the lines (Spec §3 Local storage keys: app log fallback list). */
const STORAGE_KEY = 'angadi.logs'
/** How long lines are gathered before they are sent together, in milliseconds. */
const GATHER_MS = 2_000
/** A page that fails in a loop logs at most thirty lines a minute; the server accepts sixty per user. */
const PACE: Limit = { count: 30, windowMs: 60_000 }

function isRow(value: unknown): value is LogRow {
  return (
    typeof value === 'object' &&
    value !== null &&
    'level' in value &&
    'message' in value &&
    'metadata' in value
  )
}

/** The lines that this browser stores, the oldest first. */
export function storedLines(): readonly LogRow[] {
  const stored = readStored(STORAGE_KEY)
  return Array.isArray(stored) ? stored.filter(isRow) : []
}

function keepLines(rows: readonly LogRow[]): void {
  keep(STORAGE_KEY, rows.length === 0 ? undefined : rows.slice(-STORED_LINES))
}

/**
 * Batches lines, sends them together, and stores the last fifty in this browser while they cannot be sent. Errors of
 * sending are never logged, so that a failing log cannot cause more lines.
 */
export class LogSender {
  private readonly send: (rows: readonly LogRow[]) => Promise<void>
  private gathered: LogRow[] = []
  private turns: readonly number[] = []
  private timer: ReturnType<typeof setTimeout> | undefined
  private sending: Promise<void> | undefined

  constructor(send: (rows: readonly LogRow[]) => Promise<void>) {
    this.send = send
  }

  /** Takes a line to be sent with the next ones. */
  add(line: LogLine): void {
    const { waitMs, taken } = takeTurn(this.turns, Date.now(), PACE)
    this.turns = taken
    if (waitMs > 0) return
    this.gathered.push(logRow(line))
    this.timer ??= setTimeout(() => void this.flush(), GATHER_MS)
  }

  /** Sends the gathered lines and those stored earlier; called again when the network is back. Never throws. */
  async flush(): Promise<void> {
    clearTimeout(this.timer)
    this.timer = undefined
    while (this.sending) await this.sending
    const rows = [...storedLines(), ...this.gathered].slice(-STORED_LINES)
    this.gathered = []
    if (rows.length === 0) return
    // They stay in storage while they are being sent: a page that is closed meanwhile loses none.
    keepLines(rows)
    this.sending = this.deliver(rows)
    await this.sending
    this.sending = undefined
  }

  private async deliver(rows: readonly LogRow[]): Promise<void> {
    try {
      await this.send(rows)
      keepLines([])
    } catch (error) {
      // Lines that the server refuses will be refused later too, unless it was because of too many.
      const isHopeless = error instanceof AppError && !error.retryable && error.code !== 'too_many_logs'
      if (isHopeless) keepLines([])
    }
  }
}

/** The longest that the table accepts of each part, in characters and bytes. */
const LONGEST = { message: 4_000, context: 200, metadata: 12_000 } as const

/** A line as it leaves the page: without secrets, and no longer than the table accepts (Spec §8, §3 app_logs). */
function logRow({ level, message, context, metadata = {} }: LogLine): LogRow {
  const json = JSON.stringify(redactAll(metadata))
  return {
    level,
    message: redact(message).slice(0, LONGEST.message) || '(no message)',
    context: context === undefined ? null : redact(context).slice(0, LONGEST.context),
    metadata: new TextEncoder().encode(json).length > LONGEST.metadata ? { cut: true } : JSON.parse(json),
  }
}
