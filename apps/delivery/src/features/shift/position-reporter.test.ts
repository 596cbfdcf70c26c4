import { AppError } from '@angadi/data/errors/app-error.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MOST_KEPT, PositionReporter, REPORT_GAP_MS } from './position-reporter.ts'

const at = (lat: number) => ({ lat, lng: 78.39, accuracyM: 8, heading: undefined })

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('the first position goes out at once, later ones wait and only the latest is sent', async () => {
  const sent: number[] = []
  const reporter = new PositionReporter(async ({ lat }) => {
    sent.push(lat)
    return undefined
  })
  reporter.report(at(17.1))
  await vi.advanceTimersByTimeAsync(0)
  expect(sent).toEqual([17.1])
  for (const lat of [17.2, 17.3, 17.4]) reporter.report(at(lat))
  await vi.advanceTimersByTimeAsync(REPORT_GAP_MS - 1)
  expect(sent).toEqual([17.1])
  await vi.advanceTimersByTimeAsync(1)
  expect(sent).toEqual([17.1, 17.4])
})

test('two reports are never under way at once', async () => {
  let underWay = 0
  let most = 0
  const reporter = new PositionReporter(async () => {
    underWay += 1
    most = Math.max(most, underWay)
    await new Promise((resolve) => setTimeout(resolve, 10_000))
    underWay -= 1
    return undefined
  })
  for (let second = 0; second < 30; second += 1) {
    reporter.report(at(17 + second / 1000))
    await vi.advanceTimersByTimeAsync(1000)
  }
  expect(most).toBe(1)
})

test('the server says how often, and never seldom enough for tracking to pause (Spec §4 Live tracking)', async () => {
  const times: number[] = []
  const reporter = new PositionReporter(async () => {
    times.push(Date.now())
    return times.length === 1 ? 10 : 3600
  })
  for (let second = 0; second <= 40; second += 1) {
    reporter.report(at(17 + second / 1000))
    await vi.advanceTimersByTimeAsync(1000)
  }
  const [first = 0, ...later] = times
  expect(later.map((time) => Math.round((time - first) / 1000))).toEqual([10, 30])
})

test('without network the way is kept and sent in order, one in 15 s', async () => {
  const sent: number[] = []
  let isOnline = false
  const reporter = new PositionReporter(async ({ lat }) => {
    if (!isOnline) throw new Error('no network')
    sent.push(lat)
    return 5
  })
  for (let second = 0; second < 60; second += 1) {
    reporter.report(at(17 + second / 1000))
    await vi.advanceTimersByTimeAsync(1000)
  }
  isOnline = true
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sent[0]).toBe(17)
  expect(sent.at(-1)).toBe(17.059)
  expect(sent).toEqual(sent.toSorted((a, b) => a - b))
  expect(sent.length).toBeLessThanOrEqual(6)
})

test('of ten hours without network an hour is kept', async () => {
  let sent = 0
  let isOnline = false
  const reporter = new PositionReporter(async () => {
    if (!isOnline) throw new Error('no network')
    sent += 1
    return 4
  })
  reporter.report(at(17))
  await vi.advanceTimersByTimeAsync(0)
  for (let step = 0; step < 2400; step += 1) {
    vi.setSystemTime(Date.now() + 15_000)
    reporter.report(at(17 + step / 10_000))
  }
  isOnline = true
  await vi.advanceTimersByTimeAsync(120_000)
  expect(sent).toBe(MOST_KEPT)
})

test('what the server refuses does not hold up the next position', async () => {
  const tried: number[] = []
  const reporter = new PositionReporter(async ({ lat }) => {
    tried.push(lat)
    if (lat === 17.1) throw new AppError('place_invalid', 'place_invalid', false)
    return 3
  })
  reporter.report(at(17.1))
  await vi.advanceTimersByTimeAsync(0)
  reporter.report(at(17.2))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(tried).toEqual([17.1, 17.2])
})

test('after the end of the shift nothing is sent', async () => {
  const send = vi.fn(async () => undefined)
  const reporter = new PositionReporter(send)
  reporter.report(at(17.1))
  reporter.stop()
  reporter.report(at(17.2))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(send).not.toHaveBeenCalled()
})
