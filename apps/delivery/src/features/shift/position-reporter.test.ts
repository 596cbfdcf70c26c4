import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PositionReporter, REPORT_GAP_MS } from './position-reporter.ts'

const at = (lat: number) => ({ lat, lng: 78.39, accuracyM: 8, heading: undefined })

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('the first position goes out at once, later ones wait and only the latest is sent', async () => {
  const sent: number[] = []
  const reporter = new PositionReporter(async ({ lat }) => void sent.push(lat))
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
  })
  for (let second = 0; second < 30; second += 1) {
    reporter.report(at(17 + second / 1000))
    await vi.advanceTimersByTimeAsync(1000)
  }
  expect(most).toBe(1)
})

test('a failed report is tried again, but a newer position takes its place', async () => {
  const tried: number[] = []
  const reporter = new PositionReporter(async ({ lat }) => {
    tried.push(lat)
    if (tried.length === 1) throw new Error('no network')
  })
  reporter.report(at(17.1))
  await vi.advanceTimersByTimeAsync(0)
  reporter.report(at(17.2))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(tried).toEqual([17.1, 17.2])
})

test('after the end of the shift nothing is sent', async () => {
  const send = vi.fn(async () => {})
  const reporter = new PositionReporter(send)
  reporter.report(at(17.1))
  reporter.stop()
  reporter.report(at(17.2))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(send).not.toHaveBeenCalled()
})
