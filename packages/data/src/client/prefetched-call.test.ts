import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const answers = vi.fn<typeof fetch>()
const storage = new Map<string, string>()
const ARGS = { language: 'en' } as const

/** The module as in a newly opened page of whoever is signed in. */
async function opened() {
  vi.resetModules()
  return import('./prefetched-call.ts')
}

/** Stores a session that is valid for an hour. */
function signIn(token: string): void {
  const expires_at = Math.floor(Date.now() / 1000) + 3600
  storage.set('sb-api-auth-token', JSON.stringify({ access_token: token, expires_at }))
}

beforeEach(() => {
  vi.useFakeTimers()
  storage.clear()
  answers.mockReset()
  answers.mockImplementation(async () => Response.json({ banners: [] }))
  vi.stubGlobal('fetch', answers)
  vi.stubGlobal('localStorage', { getItem: (key: string) => storage.get(key) ?? null })
  const content = JSON.stringify({ apiUrl: 'http://api.test', publishableKey: 'key' })
  vi.stubGlobal('document', { querySelector: () => ({ getAttribute: () => content }) })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  // What the page has learned of its network must not reach the tests of other files.
  vi.resetModules()
})

test('the answer goes to the first call with the same arguments, and to no other', async () => {
  const { prefetchCall, takePrefetchedAnswer } = await opened()
  expect(await prefetchCall('home_page', ARGS)).toEqual({ banners: [] })
  expect(await takePrefetchedAnswer('home_page', { language: 'te' })).toBeUndefined()
  expect(await takePrefetchedAnswer('home_page', ARGS)).toEqual({ banners: [] })
  expect(await takePrefetchedAnswer('home_page', ARGS)).toBeUndefined()
  expect(answers).toHaveBeenCalledTimes(1)
})

test('what was asked as one person is not shown to another', async () => {
  signIn('ananya')
  const { prefetchCall, takePrefetchedAnswer } = await opened()
  await prefetchCall('home_page', ARGS)
  expect(new Headers(answers.mock.calls[0]?.[1]?.headers).get('authorization')).toBe('Bearer ananya')
  signIn('ramesh')
  expect(await takePrefetchedAnswer('home_page', ARGS)).toBeUndefined()
  await prefetchCall('home_page', ARGS)
  storage.clear()
  expect(await takePrefetchedAnswer('home_page', ARGS)).toBeUndefined()
})

test('an answer older than 10 s is not used', async () => {
  const { prefetchCall, takePrefetchedAnswer } = await opened()
  await prefetchCall('home_page', ARGS)
  vi.advanceTimersByTime(10_000)
  expect(await takePrefetchedAnswer('home_page', ARGS)).toBeUndefined()
})

test('a session that must be renewed first asks for nothing', async () => {
  storage.set('sb-api-auth-token', JSON.stringify({ access_token: 'old', expires_at: 1 }))
  const { prefetchCall, prefetchRows } = await opened()
  expect(await prefetchCall('home_page', ARGS)).toBeUndefined()
  expect(await prefetchRows('addresses?select=id')).toBeUndefined()
  expect(answers).not.toHaveBeenCalled()
})

test('a refusal is left to the next call, a lost network counts as its failure', async () => {
  const { prefetchCall, prefetchRows, takePrefetchedAnswer } = await opened()
  answers.mockImplementation(async () => new Response(null, { status: 401 }))
  expect(await prefetchCall('home_page', ARGS)).toBeUndefined()
  expect(await takePrefetchedAnswer('home_page', ARGS)).toBeUndefined()
  answers.mockRejectedValue(new TypeError('Failed to fetch'))
  expect(await prefetchRows('addresses?select=id')).toBeUndefined()
  expect(await prefetchCall('home_page', ARGS)).toBeUndefined()
  await expect(takePrefetchedAnswer('home_page', ARGS)).rejects.toThrow(TypeError)
})
