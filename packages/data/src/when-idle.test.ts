import { afterEach, beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
  vi.stubGlobal('requestIdleCallback', (done: () => void) => setTimeout(done))
  vi.stubGlobal('cancelIdleCallback', clearTimeout)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.resetModules()
})

test('idle time begins when the first screen is shown and what holds it has ended, failed or not', async () => {
  const { holdIdle, markFirstScreenReady, whenIdle } = await import('./when-idle.ts')
  const done = vi.fn()
  const [code, data] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  whenIdle(done)
  holdIdle(code.promise)
  markFirstScreenReady()
  await vi.advanceTimersByTimeAsync(100)
  holdIdle(data.promise)
  code.reject(new Error('not found'))
  await vi.advanceTimersByTimeAsync(100)
  expect(done).not.toHaveBeenCalled()
  data.resolve()
  await vi.advanceTimersByTimeAsync(100)
  expect(done).toHaveBeenCalledTimes(1)
})

test('it begins after five seconds all the same', async () => {
  const { holdIdle, markFirstScreenReady, whenIdle } = await import('./when-idle.ts')
  const done = vi.fn()
  whenIdle(done)
  holdIdle(new Promise(() => undefined))
  markFirstScreenReady()
  await vi.advanceTimersByTimeAsync(5100)
  expect(done).toHaveBeenCalledTimes(1)
})
