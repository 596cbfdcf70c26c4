import { isAllowedHost } from '../recovery/allowed-hosts.ts'

/** The status of a health check (Spec §3 Health check item). */
export type CheckStatus = 'success' | 'error' | 'warning' | 'checking'

/** The five checks of the diagnostics, in order (Spec §2 Diagnostics). */
export const CHECK_NAMES = ['domain', 'network', 'backend', 'session', 'ui'] as const
export type CheckName = (typeof CHECK_NAMES)[number]

/** The result of a check: a message key of the namespace `recovery`, under `messages`. */
export type CheckMessage =
  | 'authExpired'
  | 'authGuest'
  | 'authSignedIn'
  | 'authUnknown'
  | 'backendFailed'
  | 'backendOk'
  | 'domainOk'
  | 'networkOffline'
  | 'networkOk'
  | 'networkSlow'
  | 'networkUnreachable'
  | 'uiMissing'
  | 'uiOk'

/** A health check item (Spec §3). */
export interface HealthCheck {
  readonly name: CheckName
  readonly status: CheckStatus
  /** Undefined while it runs; "Domain Configuration Required" has its own message. */
  readonly message: CheckMessage | 'domainRequired' | undefined
  /** Figures and names, for debugging. */
  readonly details: string
}

/** A check that is still running. */
export function checking(name: CheckName): HealthCheck {
  return { name, status: 'checking', message: undefined, details: '' }
}

/** Whether the product may be shown under this host (Spec §8 Domain Configuration Required). */
export function checkDomain(host: string, allowed?: readonly string[]): HealthCheck {
  return isAllowedHost(host, allowed)
    ? { name: 'domain', status: 'success', message: 'domainOk', details: host }
    : { name: 'domain', status: 'warning', message: 'domainRequired', details: host }
}

/** @param answerMs how long our server took to answer; undefined when it did not */
export function checkNetwork(online: boolean, isSlow: boolean, answerMs: number | undefined): HealthCheck {
  const name = 'network'
  if (!online) return { name, status: 'error', message: 'networkOffline', details: '' }
  if (answerMs === undefined) return { name, status: 'error', message: 'networkUnreachable', details: '' }
  const details = `${answerMs} ms`
  return isSlow
    ? { name, status: 'warning', message: 'networkSlow', details }
    : { name, status: 'success', message: 'networkOk', details }
}

/** The response times of the backend's parts, in milliseconds; undefined for one that did not answer. */
export interface BackendAnswers {
  readonly database: number | undefined
  readonly edge: number | undefined
}

/** Whether the database and the edge functions answer (Spec §7 health paths). */
export function checkBackend({ database, edge }: BackendAnswers): HealthCheck {
  const part = (name: string, ms: number | undefined) => `${name}: ${ms === undefined ? '–' : `${ms} ms`}`
  const details = `${part('database', database)}, ${part('edge', edge)}`
  const name = 'backend'
  if (database === undefined && edge === undefined)
    return { name, status: 'error', message: 'backendFailed', details }
  if (database === undefined || edge === undefined)
    return { name, status: 'warning', message: 'backendFailed', details }
  return { name, status: 'success', message: 'backendOk', details }
}

/** The state of a sign-in. */
export type SessionFinding = 'guest' | 'signedIn' | 'expired' | 'unknown'

/** Whether this browser's sign-in is valid. */
export function checkSession(finding: SessionFinding): HealthCheck {
  const name = 'session'
  if (finding === 'guest') return { name, status: 'success', message: 'authGuest', details: '' }
  if (finding === 'signedIn') return { name, status: 'success', message: 'authSignedIn', details: '' }
  if (finding === 'unknown') return { name, status: 'warning', message: 'authUnknown', details: '' }
  return { name, status: 'error', message: 'authExpired', details: '' }
}

/** @param missing the names of the parts that are missing from the page */
export function checkUi(missing: readonly string[], details: string): HealthCheck {
  return missing.length === 0
    ? { name: 'ui', status: 'success', message: 'uiOk', details }
    : { name: 'ui', status: 'error', message: 'uiMissing', details: missing.join(', ') }
}
