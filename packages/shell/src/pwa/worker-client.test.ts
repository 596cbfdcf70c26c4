import { useLanguage } from '@angadi/i18n/language-store.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startWorker } from './worker-client.ts'

const browserWithWaitingWorker = () =>
  Object.assign(new EventTarget(), {
    startMessages: () => undefined,
    ready: Promise.resolve({ active: { postMessage: () => undefined } }),
    register: async () =>
      Object.assign(new EventTarget(), {
        active: {},
        waiting: {
          postMessage: (_message: unknown, [port]: readonly MessagePort[] = []) => port?.postMessage('next'),
        },
        update: async () => undefined,
      }),
  })
let serviceWorker: EventTarget
const reload = vi.fn()

beforeEach(() => {
  reload.mockClear()
  // Tests share the store, and what it would call needs this file's browser.
  vi.spyOn(useLanguage, 'subscribe').mockReturnValue(() => undefined)
  const config = JSON.stringify({ apiUrl: 'http://api.test', publishableKey: 'key' })
  serviceWorker = browserWithWaitingWorker()
  vi.stubGlobal('navigator', { serviceWorker })
  vi.stubGlobal(
    'window',
    Object.assign(new EventTarget(), { location: { origin: 'http://page.test', reload } }),
  )
  vi.stubGlobal(
    'document',
    Object.assign(new EventTarget(), { querySelector: () => ({ getAttribute: () => config }) }),
  )
  vi.useFakeTimers()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

function takenOver(): void {
  serviceWorker.dispatchEvent(new MessageEvent('message', { data: { type: 'reload', release: 'next' } }))
}

/** Agrees to the release that waits. */
async function agree(): Promise<void> {
  const onUpdate = vi.fn<(takeOver: () => void) => void>()
  await startWorker(onUpdate)
  await vi.waitFor(() => expect(onUpdate).toHaveBeenCalledOnce())
  onUpdate.mock.lastCall?.[0]()
}

test('whoever agrees to a release gets it after 5 s although its worker has not taken over', async () => {
  await agree()
  vi.advanceTimersByTime(4999)
  expect(reload).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(reload).toHaveBeenCalledOnce()
})

test('a reload that hangs when the worker changes is begun again', async () => {
  await agree()
  vi.advanceTimersByTime(5000)
  takenOver()
  expect(reload).toHaveBeenCalledTimes(2)
})

test('a worker that takes over in time reloads the page once', async () => {
  await agree()
  takenOver()
  vi.advanceTimersByTime(5000)
  expect(reload).toHaveBeenCalledOnce()
})
