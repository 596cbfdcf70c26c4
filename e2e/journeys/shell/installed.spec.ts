import { z } from 'zod'
import { expectAccessible } from '../../support/expect-accessible.ts'
import { fetched, shellStored } from '../../support/service-worker.ts'
import { expect, test } from '../../support/test.ts'

const APPS = ['customer', 'vendor', 'delivery', 'admin', 'franchise', 'clinic'] as const
const manifest = z.object({
  name: z.string().min(3),
  start_url: z.string().startsWith('/'),
  scope: z.string().startsWith('/'),
  theme_color: z.literal('#3b82f6'),
  icons: z.array(z.object({ src: z.string(), sizes: z.string() })).min(3),
})
/** Console messages of browsers when the network is lost. */
const NO_NETWORK = [
  /ERR_INTERNET_DISCONNECTED/,
  /status of 503/,
  /Failed to fetch/,
  /WebSocket connection/,
  /ERR_FAILED/,
]

test('every app can be installed: its manifest, its icons, the link to it (Spec §7 manifest)', async ({
  request,
}) => {
  for (const app of APPS) {
    const answer = await request.get(`/_apps/${app}/manifest.webmanifest`)
    expect(answer.headers()['content-type']).toContain('application/manifest+json')
    const { start_url, scope, icons } = manifest.parse(await answer.json())
    expect(start_url.startsWith(scope)).toBe(true)
    for (const { src } of icons) expect((await request.get(src)).headers()['content-type']).toBe('image/png')
    const html = await (await request.get(start_url)).text()
    expect(html).toContain(`<link rel="manifest" href="/_apps/${app}/manifest.webmanifest">`)
  }
  const worker = await request.get('/sw.js')
  expect(worker.headers()['cache-control']).toBe('no-cache')
  expect(worker.headers()['content-type']).toContain('text/javascript')
})

test('an app opens without a network, and one that was never opened says so (Spec §7 service worker)', async ({
  open,
}) => {
  const page = await open(null, '/', { installed: true, allowed: NO_NETWORK })
  await shellStored(page, 'customer')
  const worker = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    return { script: registration.active?.scriptURL, scope: registration.scope }
  })
  const { origin } = new URL(page.url())
  expect(worker).toEqual({ script: `${origin}/sw.js`, scope: `${origin}/` })
  await page.context().setOffline(true)
  await page.reload()
  await expect(page.getByText("You're offline. Some features may be limited")).toBeVisible()
  await expect(page.getByRole('main')).toBeVisible()
  await page.goto('/food')
  await expect(page.getByText("You're offline. Some features may be limited")).toBeVisible()
  await page.goto('/vendor')
  await expect(page.getByRole('heading', { name: "You're offline" })).toBeVisible()
  await expectAccessible(page)
  await page.context().setOffline(false)
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in with your phone' })).toBeVisible()
})

test('nothing of the API or of a session is ever kept (Spec §7 service worker)', async ({ open }) => {
  const page = await open('ananya', '/', { installed: true })
  await shellStored(page, 'customer')
  await page.goto('/wallet')
  await page.goto('/food')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const stored = await page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })
  const expected =
    /^(\/_apps\/(locales\/|\w+\/(assets\/|index\.html$))|\/storage\/v1\/object\/public\/catalogue\/|\/_language$)/
  expect(stored.filter((path) => !expected.test(path))).toEqual([])
  expect(stored.length).toBeGreaterThan(20)
})

test('a browser that takes no worker is left alone (Spec §7 Registration failures are ignored)', async ({
  open,
}) => {
  const page = await open(null, '/', { installed: true })
  await page.addInitScript(() => {
    ServiceWorkerContainer.prototype.register = () => Promise.reject(new Error('no worker here'))
  })
  await page.goto('/food')
  await fetched(page, ['pwa-parts'])
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('the code of the next screens and the font are there before they are asked for (Spec §7 prefetch)', async ({
  open,
}) => {
  const page = await open(null, '/')
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: false, effectiveType: '4g' } })
  })
  await page.reload()
  await fetched(page, [
    'food-screen',
    'restaurant-screen',
    'grocery-screen',
    'shopping-screen',
    'cart-screen',
    'closed-screen',
    'anek-latin',
  ])
  const screens = () =>
    page.evaluate(
      () =>
        performance.getEntriesByType('resource').filter(({ name }) => /-screen-[^/]+\.js$/.test(name)).length,
    )
  const fetchedAhead = await screens()
  for (const path of ['/food', '/grocery', '/pet-services', '/shopping']) {
    await page.evaluate((next) => {
      window.history.pushState({}, '', next)
      window.dispatchEvent(new PopStateEvent('popstate'))
    }, path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  expect(await screens(), 'none is fetched when it is opened').toBe(fetchedAhead)
  await expect(page.locator('link[rel="dns-prefetch"][href="https://api.open-meteo.com"]')).toHaveCount(1)
  await expect(page.locator('link[rel="prefetch"][href$="/icon-512.png"]')).toHaveCount(1)
})
