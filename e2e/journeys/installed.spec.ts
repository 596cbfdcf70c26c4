import type { Page } from '@playwright/test'
import { z } from 'zod'
import { cancelOpenOrders, placeDinner } from '../support/dinner.ts'
import { expectAccessible } from '../support/expect-accessible.ts'
import { ReleaseProxy } from '../support/release-proxy.ts'
import { expect, test } from '../support/test.ts'

const APPS = ['customer', 'vendor', 'delivery', 'admin', 'franchise', 'clinic'] as const
const manifest = z.object({
  name: z.string().min(3),
  start_url: z.string().startsWith('/'),
  scope: z.string().startsWith('/'),
  theme_color: z.literal('#3b82f6'),
  icons: z.array(z.object({ src: z.string(), sizes: z.string() })).min(3),
})
/** What browsers themselves write when the network is gone. */
const NO_NETWORK = [
  /ERR_INTERNET_DISCONNECTED/,
  /status of 503/,
  /Failed to fetch/,
  /WebSocket connection/,
  /ERR_FAILED/,
]

/** Waits until the worker is at work and has kept the shell of an app. */
async function shellKept(page: Page, app: string): Promise<void> {
  await expect
    .poll(
      () =>
        page.evaluate(
          async (path) =>
            navigator.serviceWorker.controller !== null && (await caches.match(path)) !== undefined,
          `/_apps/${app}/index.html`,
        ),
      { timeout: 30_000 },
    )
    .toBe(true)
}

async function releaseOf(page: Page): Promise<string | null> {
  return page.locator('meta[name="release-under-test"]').getAttribute('content')
}

/** Waits until files whose names begin so have been fetched. */
async function fetched(page: Page, names: readonly string[]): Promise<void> {
  await expect
    .poll(
      () =>
        page.evaluate(
          (wanted) => {
            const files = performance.getEntriesByType('resource').map(({ name }) => name)
            return wanted.filter((name) => !files.some((file) => file.includes(`/assets/${name}`)))
          },
          [...names],
        ),
      { timeout: 30_000 },
    )
    .toEqual([])
}

/** As if one had come back from another window: the page looks for a new release. */
async function comeBack(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
}

const newVersion = (page: Page) => page.getByRole('complementary', { name: 'A new version is ready' })

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
})

test('an app opens without a network, and one that was never opened says so (Spec §7 service worker)', async ({
  open,
}) => {
  const page = await open(null, '/', { installed: true, allowed: NO_NETWORK })
  await shellKept(page, 'customer')
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
  await expect(page.getByRole('heading', { name: "You're offline" })).toBeHidden()
})

test('nothing of the API or of a session is ever kept (Spec §7 service worker)', async ({ open }) => {
  const page = await open('ananya', '/', { installed: true })
  await shellKept(page, 'customer')
  await page.goto('/wallet')
  await page.goto('/food')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const kept = await page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })
  const expected =
    /^(\/_apps\/\w+\/(assets\/|index\.html$)|\/storage\/v1\/object\/public\/catalogue\/|\/_language$)/
  expect(kept.filter((path) => !expected.test(path))).toEqual([])
  expect(kept.length).toBeGreaterThan(20)
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
    'cart-screen',
    'not-open-yet-screen',
    'anek-latin',
  ])
  await expect(page.locator('link[rel="dns-prefetch"][href="https://api.open-meteo.com"]')).toHaveCount(1)
  await expect(page.locator('link[rel="prefetch"][href$="/icon-512.png"]')).toHaveCount(1)
})

test.describe('a new release', () => {
  let proxy: ReleaseProxy
  test.beforeEach(async ({ baseURL }) => {
    proxy = await ReleaseProxy.start(baseURL ?? '')
  })
  test.afterEach(() => proxy.stop())

  test('is offered, waits for consent, and then reloads every tab once (Issue 2, PWA)', async ({ open }) => {
    const first = await open(null, `${proxy.origin}/`, { installed: true })
    await shellKept(first, 'customer')
    const second = await first.context().newPage()
    await second.goto(`${proxy.origin}/food`)
    await expect(second.getByRole('heading', { level: 1 })).toBeVisible()
    await first.bringToFront()
    const before = await first.evaluate(() => caches.keys())

    proxy.putOutRelease()
    await comeBack(first)
    await expect(newVersion(first)).toBeVisible({ timeout: 30_000 })
    await expectAccessible(first)
    expect(await releaseOf(first)).toBe('1')

    const reloads: string[] = []
    for (const page of [first, second]) page.on('load', () => reloads.push(page.url()))
    await newVersion(first).getByRole('button', { name: 'Reload' }).click()
    await expect.poll(() => releaseOf(first)).toBe('2')
    await expect.poll(() => releaseOf(second)).toBe('2')
    expect(reloads).toHaveLength(2)
    await expect(newVersion(first)).toBeHidden()
    const after = await first.evaluate(() => caches.keys())
    expect(after.filter((name) => name.startsWith('angadi-release-'))).toHaveLength(1)
    expect(after).not.toEqual(before)
  })

  test('is never hidden behind an old page, and nobody is asked who has it already (Issue 2, PWA)', async ({
    open,
  }) => {
    const page = await open(null, `${proxy.origin}/`, { installed: true })
    await shellKept(page, 'customer')
    proxy.putOutRelease()
    await page.goto(`${proxy.origin}/food`)
    expect(await releaseOf(page)).toBe('2')
    // The worker behind the page changes without a word.
    await expect
      .poll(
        () => page.evaluate(async () => (await caches.keys()).filter((name) => name.endsWith('.2')).length),
        {
          timeout: 30_000,
        },
      )
      .toBe(1)
    await expect(newVersion(page)).toBeHidden()
  })
})

test('Add to Home Screen comes at the second screen, goes after 10 seconds and stays away (Spec §2, §9)', async ({
  open,
}) => {
  const page = await open(null, '/')
  // What offers it comes in a quiet moment of the page.
  await fetched(page, ['pwa-parts'])
  await page.clock.install()
  await page.evaluate(() => {
    const offer = new Event('beforeinstallprompt', { cancelable: true })
    Object.assign(offer, { prompt: async () => ({ outcome: 'dismissed' }) })
    window.dispatchEvent(offer)
  })
  const card = page.getByRole('complementary', { name: 'Keep Angadi at hand' })
  await expect(page.getByRole('main')).toBeVisible()
  await page.clock.runFor(3_000)
  await expect(card).toBeHidden()
  await page.evaluate(() => {
    window.history.pushState({}, '', '/food')
    window.dispatchEvent(new PopStateEvent('popstate'))
  })
  await expect(card.getByRole('button', { name: 'Add to Home Screen' })).toBeVisible()
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 100))
  await page.clock.runFor(5_000)
  await expect(card).toBeVisible()
  await page.clock.runFor(5_000)
  await expect(card).toBeHidden()
  await page.clock.resume()
  await page.evaluate(() => {
    window.history.pushState({}, '', '/shopping/cart')
    window.dispatchEvent(new PopStateEvent('popstate'))
  })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(card).toBeHidden()
})

test('notifications are asked for where an order is followed, after a tap and never before (Issue 2, Web Push)', async ({
  open,
  as,
}) => {
  const [ananya, admin] = [await as('ananya'), await as('admin')]
  const { id } = await placeDinner(ananya)
  const page = await open('ananya', '/', { installed: true })
  await page.addInitScript(() => {
    // No push service is reached from here; what the browser would have answered.
    let asked = 0
    Notification.requestPermission = () => {
      asked++
      document.documentElement.dataset['asked'] = String(asked)
      return Promise.resolve('granted')
    }
    const subscription = {
      endpoint: 'https://fcm.googleapis.com/fcm/send/journey',
      options: { applicationServerKey: null },
      toJSON: () => ({ keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) } }),
      unsubscribe: () => Promise.resolve(true),
    }
    Object.assign(PushManager.prototype, {
      getSubscription: () => Promise.resolve(null),
      subscribe: () => Promise.resolve(subscription),
    })
  })
  await shellKept(page, 'customer')
  await page.goto(`/order-tracking/${id}`)
  const action = page.getByRole('button', { name: "Tell me when it's on its way" })
  await expect(action).toBeVisible()
  await expectAccessible(page)
  expect(await page.locator('html').getAttribute('data-asked')).toBeNull()
  await action.click()
  await expect(page.getByText('Notifications are on for this device.')).toBeVisible()
  expect(await page.locator('html').getAttribute('data-asked')).toBe('1')
  const { data } = await ananya.client.from('push_subscriptions').select('endpoint, language')
  expect(data).toEqual([{ endpoint: 'https://fcm.googleapis.com/fcm/send/journey', language: 'en' }])
  await ananya.client.rpc('remove_push_subscription', {
    endpoint: 'https://fcm.googleapis.com/fcm/send/journey',
  })
  await cancelOpenOrders(ananya, admin)
})
