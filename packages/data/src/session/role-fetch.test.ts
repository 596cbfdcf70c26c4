import type { Role } from '@angadi/domain/roles.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchRolesWithRetry } from './role-fetch.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const unheard = new AbortController().signal
const never = () => new Promise<readonly Role[]>(() => undefined)

test('a fetch that does not answer within 3 s is tried once more after 1 s, then given up (Spec §8 Role fetch, §9 Timing)', async () => {
  const asked: number[] = []
  const start = Date.now()
  const failed = fetchRolesWithRetry((signal) => {
    asked.push(Date.now() - start)
    signal.addEventListener('abort', () => asked.push(-(Date.now() - start)))
    return never()
  }, unheard).catch(() => Date.now() - start)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(asked).toEqual([0, -3000, 4000, -7000])
  expect(await failed).toBe(7000)
})

test('an error is tried once more after 1 s, and no more (Spec §8 Role fetch)', async () => {
  for (const failures of [0, 1, 2, 3]) {
    let calls = 0
    const answer = fetchRolesWithRetry(async () => {
      calls += 1
      if (calls <= failures) throw new Error('no')
      return ['vendor']
    }, unheard).catch(() => 'given up')
    await vi.advanceTimersByTimeAsync(1000)
    expect(await answer).toEqual(failures > 1 ? 'given up' : ['vendor'])
    expect(calls).toBe(Math.min(failures + 1, 2))
  }
})

test('an empty role list is a plain customer (Spec §4 Auth readiness)', async () => {
  await expect(fetchRolesWithRetry(async () => [], unheard)).resolves.toEqual(['user'])
})

test('whoever leaves is not asked about again (Spec §4 Auth readiness)', async () => {
  const leaving = new AbortController()
  let calls = 0
  const answer = fetchRolesWithRetry(async () => {
    calls += 1
    throw new Error('no')
  }, leaving.signal).catch(() => 'left')
  leaving.abort()
  await vi.advanceTimersByTimeAsync(5000)
  expect(await answer).toBe('left')
  expect(calls).toBe(1)
})
