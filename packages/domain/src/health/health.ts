/** The health of a service, from best to worst (Spec §4 Service health). */
export const HEALTH_STATES = ['healthy', 'degraded', 'down'] as const
export type HealthState = (typeof HEALTH_STATES)[number]

/** The services that are checked. */
export type Service = 'database' | 'auth' | 'ai'

/** An answer that takes longer makes a service degraded, in milliseconds (Spec §9 Properties). */
export const DEGRADED_OVER_MS: Readonly<Record<Service, number>> = { database: 2000, auth: 1000, ai: 5000 }

/**
 * How often the services are checked while a screen shows their health (Spec §9 Properties: health check every 30 s).
 */
export const HEALTH_CHECK_EVERY_MS = 30_000

/** What is shown about a service that is not healthy (Spec §8 Health). */
export type HealthProblem = 'highLatency' | 'authSlow' | 'aiSlow' | 'checkFailed'

/** The result of checking a service. */
export interface ServiceHealth {
  readonly state: HealthState
  readonly problem: HealthProblem | undefined
  /** How long the answer took, in milliseconds; undefined without one. */
  readonly latencyMs: number | undefined
}

/** The result of checking all services. */
export interface HealthReport extends Readonly<Record<Service, ServiceHealth>> {
  readonly overall: HealthState
}

const SLOW: Readonly<Record<Service, HealthProblem>> = {
  database: 'highLatency',
  auth: 'authSlow',
  ai: 'aiSlow',
}

/** @param latencyMs how long the answer took; undefined when there was none */
export function judgeService(service: Service, latencyMs: number | undefined): ServiceHealth {
  if (latencyMs === undefined) return { state: 'down', problem: 'checkFailed', latencyMs }
  return latencyMs > DEGRADED_OVER_MS[service]
    ? { state: 'degraded', problem: SLOW[service], latencyMs }
    : { state: 'healthy', problem: undefined, latencyMs }
}

/** The worst of several states; healthy when there is none. */
export function worstOf(states: readonly HealthState[]): HealthState {
  return states.reduce(
    (worst, state) => (HEALTH_STATES.indexOf(state) > HEALTH_STATES.indexOf(worst) ? state : worst),
    'healthy',
  )
}

/** Overall is the worst of database, auth and AI (Spec §4 Service health). */
export function healthReport(services: Readonly<Record<Service, ServiceHealth>>): HealthReport {
  const { database, auth, ai } = services
  return { database, auth, ai, overall: worstOf([database.state, auth.state, ai.state]) }
}

/** What the service-status banner shows (Spec §8 Properties). */
export interface ServiceNotice {
  readonly title: 'disruption' | 'limitations'
  readonly points: readonly ('offlineData' | 'noRecommendations')[]
}

/** The banner for a report; undefined while everything is healthy. */
export function serviceNotice({ overall, database, ai }: HealthReport): ServiceNotice | undefined {
  if (overall === 'healthy') return undefined
  return {
    title: overall === 'down' ? 'disruption' : 'limitations',
    points: [
      ...(database.state === 'down' ? (['offlineData'] as const) : []),
      ...(ai.state === 'down' ? (['noRecommendations'] as const) : []),
    ],
  }
}
