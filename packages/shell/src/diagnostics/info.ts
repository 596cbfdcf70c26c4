import type { HealthCheck } from '@angadi/domain/diagnostics/checks.ts'
import { redact } from '@angadi/domain/redaction/redact.ts'
import type { DeviceFacts } from '../recovery/facts.ts'

/** The context of the checks in the info. */
export interface InfoSubject {
  readonly at: Date
  readonly app: string
  readonly page: string
  readonly facts: DeviceFacts
  readonly checks: readonly HealthCheck[]
}

/**
 * The diagnostics as a text to send to support: in English, without secrets, and without anything that identifies the
 * user.
 */
export function infoText({ at, app, page, facts, checks }: InfoSubject): string {
  const { online, controlled, cacheBytes, userAgent } = facts
  return redact(
    [
      `Angadi ${app}, ${at.toISOString()}`,
      `page: ${page}`,
      `online: ${online ? 'yes' : 'no'}`,
      `service worker: ${controlled ? 'active' : 'not active'}`,
      `cache bytes: ${cacheBytes ?? 'unknown'}`,
      `browser: ${userAgent}`,
      ...checks.map(({ name, status, message, details }) =>
        [`${name}: ${status}`, message, details].filter(Boolean).join(', '),
      ),
    ].join('\n'),
  )
}
