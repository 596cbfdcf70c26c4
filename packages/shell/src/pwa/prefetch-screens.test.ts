import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const links: { readonly rel?: string; readonly href?: string }[] = []

/** A page of the customer's app, with a network or without. */
function page(onLine: boolean): void {
  const config = JSON.stringify({ apiUrl: 'http://api.test', publishableKey: 'key' })
  vi.stubGlobal('navigator', { onLine })
  vi.stubGlobal('window', { location: { pathname: '/' } })
  vi.stubGlobal('document', {
    documentElement: { dataset: { app: 'customer' } },
    querySelector: () => ({ getAttribute: () => config }),
    createElement: () => ({}),
    head: { append: (link: object) => void links.push(link) },
  })
}

/** Fresh modules: what an earlier request has said of the network would count more than the page's own state. */
async function prefetching() {
  vi.resetModules()
  return (await import('./prefetch-screens.ts')).prefetchScreens
}

beforeEach(() => {
  links.length = 0
  vi.useFakeTimers()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('the next screens are fetched when a page has rested for 2 s, and hosts are readied (Spec §9 prefetch after 2 s)', async () => {
  const prefetchScreens = await prefetching()
  page(true)
  const screen = vi.fn(async () => undefined)
  prefetchScreens([screen])
  vi.advanceTimersByTime(1999)
  expect(screen).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(screen).toHaveBeenCalledOnce()
  expect(links).toContainEqual(expect.objectContaining({ rel: 'preconnect', href: 'http://api.test' }))
})

test('without a network nothing is fetched ahead', async () => {
  const prefetchScreens = await prefetching()
  page(false)
  const screen = vi.fn(async () => undefined)
  prefetchScreens([screen])
  vi.advanceTimersByTime(5000)
  expect(screen).not.toHaveBeenCalled()
  expect(links).toEqual([])
})
