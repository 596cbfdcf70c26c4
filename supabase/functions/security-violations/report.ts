/** A report as the database keeps it. */
export interface Report {
  readonly type: string
  readonly details: Readonly<Record<string, unknown>>
  readonly occurred_at: string | null
  readonly user_agent: string | null
  readonly url: string | null
}

/** The largest body of a report, in bytes. */
export const MAX_BODY_BYTES = 16_384
/** The largest details, in letters of JSON; the table holds as much. */
const MAX_DETAILS = 8_000
const TYPE = /^[a-z][a-z0-9_-]{0,79}$/i
/** A clock that is off by more is not believed, in milliseconds. */
const CLOCK_TOLERANCE_MS = 24 * 60 * 60_000

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function textUpTo(value: unknown, length: number): string | null {
  return typeof value === 'string' && value !== '' ? value.slice(0, length) : null
}

/** By the browser's clock, in any form; null when invalid. */
function timeIn(value: unknown): string | null {
  const at = typeof value === 'string' || typeof value === 'number' ? new Date(value) : undefined
  if (!at || Number.isNaN(at.getTime()) || Math.abs(at.getTime() - Date.now()) > CLOCK_TOLERANCE_MS)
    return null
  return at.toISOString()
}

/** Reads {type, details, timestamp, userAgent, url} (Spec §7 security violations); undefined when it is none. */
export function reportIn(body: unknown): Report | undefined {
  if (!isRecord(body)) return undefined
  const { type, details = {}, timestamp, userAgent, url } = body
  if (typeof type !== 'string' || !TYPE.test(type)) return undefined
  if (!isRecord(details) || JSON.stringify(details).length > MAX_DETAILS) return undefined
  return {
    type,
    details,
    occurred_at: timeIn(timestamp),
    user_agent: textUpTo(userAgent, 500),
    url: textUpTo(url, 2000),
  }
}
