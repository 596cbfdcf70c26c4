// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const SESSION = { access_token: 'ananya', expires_at: Math.floor(Date.now() / 1000) + 3600 }
const HOME_ADDRESS = { id: 'a1', label: 'Home', lat: 17.45, lng: 78.39 }
const asked = vi.fn<(path: string, body: unknown) => void>()
let addresses: readonly unknown[] = []

beforeEach(() => {
  vi.resetModules()
  asked.mockReset()
  localStorage.clear()
  window.history.replaceState(null, '', '/')
  const config = JSON.stringify({ apiUrl: 'http://api.test', publishableKey: 'key' })
  document.head.innerHTML = `<meta name="angadi-config" content='${config}'>`
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    const path = input.replace('http://api.test/rest/v1/', '')
    asked(path, typeof init?.body === 'string' ? JSON.parse(init.body) : undefined)
    const banners = [{ picture: null }, { picture: 'covers/biryani.webp' }]
    return Response.json(path.startsWith('addresses') ? addresses : { banners })
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

test('a guest’s home is asked for at the stored location, and the first banner’s picture is fetched (Spec §7 prefetch: hero banner)', async () => {
  const location = { lat: 17.68, lng: 77.61, name: 'Zaheerabad', source: 'town' }
  localStorage.setItem('userLocation', JSON.stringify({ state: { location }, version: 1 }))
  localStorage.setItem('language', 'te')
  const { prefetchHome, prefetchBanner, prefetchedUsualAddress } = await import('./home-prefetch.ts')
  prefetchHome()
  await prefetchBanner()
  expect(asked.mock.calls).toEqual([['rpc/home_page', { language: 'te', lat: 17.68, lng: 77.61 }]])
  expect(document.querySelector('link[rel=preload]')?.getAttribute('href')).toBe(
    'http://api.test/storage/v1/object/public/catalogue/covers/biryani.webp',
  )
  expect(await prefetchedUsualAddress()).toBeUndefined()
})

test('who is signed in and has no location here gets home at the default address', async () => {
  localStorage.setItem('sb-api-auth-token', JSON.stringify(SESSION))
  addresses = [HOME_ADDRESS]
  const { prefetchHome, prefetchBanner, prefetchedUsualAddress } = await import('./home-prefetch.ts')
  prefetchHome()
  await prefetchBanner()
  expect(asked).toHaveBeenLastCalledWith('rpc/home_page', { language: 'en', lat: 17.45, lng: 78.39 })
  expect(await prefetchedUsualAddress()).toEqual(HOME_ADDRESS)
})

test('without a default address, home is asked for without a place', async () => {
  localStorage.setItem('sb-api-auth-token', JSON.stringify(SESSION))
  addresses = []
  const { prefetchHome, prefetchBanner } = await import('./home-prefetch.ts')
  prefetchHome()
  await prefetchBanner()
  expect(asked).toHaveBeenLastCalledWith('rpc/home_page', { language: 'en' })
})

test('other screens ask for nothing', async () => {
  window.history.replaceState(null, '', '/food')
  const { prefetchHome, prefetchBanner } = await import('./home-prefetch.ts')
  prefetchHome()
  await prefetchBanner()
  expect(asked).not.toHaveBeenCalled()
})
