import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const NO_ANSWER = new TypeError('Failed to fetch')
const answers = vi.fn<typeof fetch>()
let page = new EventTarget()

/** The module as in a newly opened page. */
async function opened(onLine: boolean) {
  vi.resetModules()
  const browser = { onLine }
  vi.stubGlobal('navigator', browser)
  const reachability = await import('./reachability.ts')
  const told = vi.fn()
  const end = reachability.onReachability(told)
  return { ...reachability, browser, told, end }
}

beforeEach(() => {
  vi.useFakeTimers()
  page = new EventTarget()
  answers.mockReset()
  vi.stubGlobal('fetch', answers)
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  const content = JSON.stringify({ apiUrl: 'http://api.test', publishableKey: 'key' })
  vi.stubGlobal('document', { querySelector: () => ({ getAttribute: () => content }) })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const ask = (fetcher: typeof fetch) => fetcher('http://api.test/rest/v1/rpc/menu').catch(() => undefined)

test('without an answer one is offline although the browser says otherwise (Spec §8 Offline)', async () => {
  const { isOnline, observedFetch, told, end } = await opened(true)
  expect(isOnline()).toBe(true)
  answers.mockRejectedValue(NO_ANSWER)
  await ask(observedFetch)
  await vi.waitFor(() => expect(isOnline()).toBe(false))
  expect(told).toHaveBeenCalledTimes(1)
  end()
})

test('an answer ends it, and the server is looked for by itself (Spec §8 Offline)', async () => {
  const { isOnline, observedFetch, end } = await opened(true)
  answers.mockRejectedValue(NO_ANSWER)
  await ask(observedFetch)
  await vi.waitFor(() => expect(isOnline()).toBe(false))
  answers.mockResolvedValue(new Response(null))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(isOnline()).toBe(true)
  end()
})

test('an answer counts more than a browser that claims to be offline (Spec §8 Offline)', async () => {
  const { isOnline, observedFetch, told, end } = await opened(false)
  expect(isOnline()).toBe(false)
  answers.mockResolvedValue(new Response(null))
  await ask(observedFetch)
  expect(isOnline()).toBe(true)
  expect(told).toHaveBeenCalledTimes(1)
  end()
})

test('one request that something else keeps away does not make one offline', async () => {
  const { isOnline, observedFetch, told, end } = await opened(true)
  answers.mockRejectedValueOnce(NO_ANSWER).mockResolvedValue(new Response(null))
  await ask(observedFetch)
  await vi.waitFor(() => expect(answers).toHaveBeenCalledTimes(2))
  expect(isOnline()).toBe(true)
  expect(told).not.toHaveBeenCalled()
  end()
})

test('a request that was called back says nothing about the network', async () => {
  const { isOnline, observedFetch, end } = await opened(true)
  answers.mockRejectedValue(new DOMException('called back', 'AbortError'))
  await ask(observedFetch)
  expect(answers).toHaveBeenCalledTimes(1)
  expect(isOnline()).toBe(true)
  end()
})

test('what the browser tells later is believed until a request shows otherwise (Spec §8 Offline)', async () => {
  const { isOnline, observedFetch, browser, told, end } = await opened(true)
  answers.mockResolvedValue(new Response(null))
  await ask(observedFetch)
  browser.onLine = false
  page.dispatchEvent(new Event('offline'))
  expect(isOnline()).toBe(false)
  browser.onLine = true
  page.dispatchEvent(new Event('online'))
  expect(isOnline()).toBe(true)
  expect(told).toHaveBeenCalledTimes(2)
  end()
})

test('an answer to what was asked before the network was lost does not hide the loss (Spec §8 Offline)', async () => {
  const { isOnline, observedFetch, browser, end } = await opened(true)
  const { promise, resolve } = Promise.withResolvers<Response>()
  answers.mockReturnValueOnce(promise)
  const asked = ask(observedFetch)
  browser.onLine = false
  page.dispatchEvent(new Event('offline'))
  resolve(new Response(null))
  await asked
  expect(isOnline()).toBe(false)
  end()
})
