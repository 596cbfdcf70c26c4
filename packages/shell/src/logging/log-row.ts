import type { LogRow } from '@angadi/data/logs/send-logs.ts'
import { redact, redactAll } from '@angadi/domain/redaction/redact.ts'
import type { LogLine } from './log.ts'

/** What the table holds of each part, in letters and bytes. */
const LONGEST = { message: 4_000, context: 200, metadata: 12_000 } as const

/** A line as it leaves the page: without secrets, and no longer than the table takes (Spec §8, §3 app_logs). */
export function logRow({ level, message, context, metadata = {} }: LogLine): LogRow {
  const json = JSON.stringify(redactAll(metadata))
  return {
    level,
    message: redact(message).slice(0, LONGEST.message) || '(no message)',
    context: context === undefined ? null : redact(context).slice(0, LONGEST.context),
    metadata: new TextEncoder().encode(json).length > LONGEST.metadata ? { cut: true } : JSON.parse(json),
  }
}
