import { redact, redactAll } from '@angadi/domain/redaction/redact.ts'
import { secondsToWait } from './client-limiter.ts'

/** The kinds of violations that are reported (Spec §7 Security violations). */
export type ViolationType = 'content-policy' | 'rapid-submissions' | 'click-storm'

/**
 * Reports something suspicious to our own server, at most ten times a minute and without secrets; a failed report is
 * dropped.
 */
export function reportViolation(type: ViolationType, details: Readonly<Record<string, unknown>>): void {
  if (secondsToWait('violation-reports') > 0) return
  const report = {
    type,
    details: redactAll(details),
    timestamp: new Date().toISOString(),
    userAgent: navigator.userAgent,
    url: redact(location.href),
  }
  fetch('/api/security/violations', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(report),
    keepalive: true,
  }).catch(() => undefined)
}
