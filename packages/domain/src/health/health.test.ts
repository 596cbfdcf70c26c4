import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { HEALTH_STATES, healthReport, judgeService, serviceNotice, worstOf } from './health.ts'

const state = fc.constantFrom(...HEALTH_STATES)
const fine = judgeService('database', 20)
const gone = judgeService('database', undefined)

describe('the health of the services', () => {
  test('the database is degraded over 2000 ms with "High latency detected" (Spec §9 Properties)', () => {
    expect(judgeService('database', 2000).state).toBe('healthy')
    expect(judgeService('database', 2001)).toEqual({
      state: 'degraded',
      problem: 'highLatency',
      latencyMs: 2001,
    })
  })

  test('auth is degraded over 1000 ms with "Auth service slow" (Spec §9 Properties)', () => {
    expect(judgeService('auth', 1000).state).toBe('healthy')
    expect(judgeService('auth', 1001)).toMatchObject({ state: 'degraded', problem: 'authSlow' })
  })

  test('AI is degraded over 5000 ms with "AI service slow" (Spec §9 Properties)', () => {
    expect(judgeService('ai', 5000).state).toBe('healthy')
    expect(judgeService('ai', 5001)).toMatchObject({ state: 'degraded', problem: 'aiSlow' })
  })

  test('a service that does not answer is down with "Health check failed" (Spec §8 Health)', () => {
    expect(gone).toEqual({ state: 'down', problem: 'checkFailed', latencyMs: undefined })
  })

  test('overall is the worst of database, auth and AI (Spec §4 Service health)', () => {
    fc.assert(
      fc.property(state, state, state, (database, auth, ai) => {
        const of = (state: (typeof HEALTH_STATES)[number]) => ({ ...fine, state })
        const { overall } = healthReport({ database: of(database), auth: of(auth), ai: of(ai) })
        const states = [database, auth, ai]
        expect(states).toContain(overall)
        for (const one of states)
          expect(HEALTH_STATES.indexOf(overall)).toBeGreaterThanOrEqual(HEALTH_STATES.indexOf(one))
      }),
    )
    expect(worstOf([])).toBe('healthy')
  })
})

describe('the service-status banner', () => {
  const report = (services: Partial<Parameters<typeof healthReport>[0]>) =>
    healthReport({ database: fine, auth: fine, ai: fine, ...services })

  test('says nothing while all is healthy (Spec §8 Properties)', () => {
    expect(serviceNotice(report({}))).toBeUndefined()
  })

  test('tells a disruption when something is down and limitations when something is slow (Spec §8 Properties)', () => {
    expect(serviceNotice(report({ auth: gone }))).toEqual({ title: 'disruption', points: [] })
    expect(serviceNotice(report({ auth: judgeService('auth', 1500) }))).toEqual({
      title: 'limitations',
      points: [],
    })
  })

  test('names the offline data without a database and the recommendations without AI (Spec §8 Properties)', () => {
    expect(serviceNotice(report({ database: gone }))?.points).toEqual(['offlineData'])
    expect(serviceNotice(report({ ai: gone }))?.points).toEqual(['noRecommendations'])
    expect(serviceNotice(report({ database: gone, ai: gone }))?.points).toEqual([
      'offlineData',
      'noRecommendations',
    ])
  })
})
