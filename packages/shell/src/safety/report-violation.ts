import { redact, redactAll } from '@angadi/domain/redaction/redact.ts'
import { secondsToWait } from './client-limiter.ts'

/** What is reported (Spec §7 Security violations). */
export type ViolationType = 'content-policy' | 'rapid-submissions' | 'click-storm'

/** Reports something suspicious to our own server, at most ten times a minute and without secrets; what is lost is lost. */
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
