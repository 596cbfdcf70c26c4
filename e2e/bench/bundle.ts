import { setTimeout } from 'node:timers/promises'
import { pathTo } from '@angadi/routes/path-to.ts'
import type { App } from '@angadi/routes/route.ts'
import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { z } from 'zod'
import type { BenchOptions, Figure } from '../../packages/local/src/bench/figure.ts'
import { scriptsOf } from '../../scripts/page-scripts.ts'
import type { DemoAccount } from '../../supabase/seeds/demo-accounts.ts'
import { type Running, storedSessionOf, whileRunning } from './running.ts'

/**
 * The most JavaScript that a first screen should load, in kilobytes; `pnpm budgets` checks what can be read from a
 * build.
 */
const AIM_KB = { signIn: 100, home: 150, homeSignedIn: 170, console: 180, withoutScreens: 130 } as const

interface Visit {
  readonly app: App
  readonly path: string
  /** A text of the screen, where it is not the app's first one. */
  readonly screen?: string
  readonly aimKb?: number
  /** The role of the account; `null` for a guest. */
  readonly role: DemoAccount['role'] | null
}

/** The first screen of each app for a returning user; the customer's also for a first visit. */
const VISITS: readonly Visit[] = [
  { app: 'customer', path: pathTo('rootAuth'), screen: 'sign-in', role: null, aimKb: AIM_KB.signIn },
  { app: 'customer', path: pathTo('auth'), screen: 'simple sign-in', role: null, aimKb: AIM_KB.signIn },
  { app: 'customer', path: pathTo('home'), role: null, aimKb: AIM_KB.home },
  { app: 'customer', path: pathTo('home'), role: 'customer', aimKb: AIM_KB.homeSignedIn },
  { app: 'vendor', path: pathTo('vendor'), role: 'vendor', aimKb: AIM_KB.console },
  { app: 'delivery', path: pathTo('deliveryDashboard'), role: 'courier', aimKb: AIM_KB.console },
  { app: 'admin', path: pathTo('admin'), role: 'admin', aimKb: AIM_KB.console },
  { app: 'franchise', path: pathTo('franchise'), role: 'franchise', aimKb: AIM_KB.withoutScreens },
]

const PHONE = { width: 390, height: 844 }
const PLACE = { latitude: 17.4486, longitude: 78.3908 }
/** For how long scripts are withheld from a screen that does not show without them, in milliseconds. */
const WITHHELD_MS = 5000
const loadedSchema = z.object({
  stoodAt: z.number(),
  scripts: z.array(z.object({ arrivedAt: z.number(), bytes: z.number() })),
  sentenceBytes: z.number(),
})

/**
 * Marks in the page when its main part first had something in it; a page that only shows its loading state does not
 * count.
 */
function markFirstScreen(): void {
  const observer = new MutationObserver(() => {
    const main = document.querySelector('#main:not([aria-busy=true])')
    if ((main?.textContent ?? '') === '') return
    performance.mark('first-screen')
    observer.disconnect()
  })
  observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
}

/**
 * Withholds the scripts that the page does not list itself until its first screen shows: what one waits for is then told
 * from what a fast network brings meanwhile.
 */
async function withholdOthers(page: Page, listed: ReadonlySet<string>, shown: Promise<void>): Promise<void> {
  await page.route(/\.js$/, async (route) => {
    const { pathname } = new URL(route.request().url())
    if (!listed.has(pathname)) await Promise.race([shown, setTimeout(WITHHELD_MS)])
    await route.continue()
  })
}

async function load(
  browser: Browser,
  options: BrowserContextOptions & { readonly baseURL: string },
  path: string,
) {
  const context = await browser.newContext({
    viewport: PHONE,
    geolocation: PLACE,
    permissions: ['geolocation'],
    ...options,
  })
  try {
    const page = await context.newPage()
    await page.addInitScript(markFirstScreen)
    const html = await (await fetch(new URL(path, options.baseURL))).text()
    const shown = Promise.withResolvers<void>()
    await withholdOthers(page, scriptsOf(html, path), shown.promise)
    const response = await page.goto(path, { waitUntil: 'commit' })
    if (response?.status() !== 200) return undefined
    await page.waitForFunction(() => performance.getEntriesByName('first-screen').length > 0)
    shown.resolve()
    await page.waitForLoadState('networkidle')
    return loadedSchema.parse(
      await page.evaluate(() => ({
        stoodAt: performance.getEntriesByName('first-screen')[0]?.startTime,
        scripts: performance
          .getEntriesByType('resource')
          .flatMap((entry) =>
            entry instanceof PerformanceResourceTiming && /\.js(\?|$)/.test(entry.name)
              ? [{ arrivedAt: entry.responseEnd, bytes: entry.encodedBodySize }]
              : [],
          ),
        sentenceBytes: performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.includes('/_apps/locales/') && !name.endsWith('locales.json'))
          .reduce(
            (sum, entry) => sum + (entry instanceof PerformanceResourceTiming ? entry.encodedBodySize : 0),
            0,
          ),
      })),
    )
  } finally {
    await context.close()
  }
}

async function measure(running: Running, tell: BenchOptions['tell']): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const { app, path, screen = 'home', role, aimKb } of VISITS) {
    const storageState = role === null ? undefined : await storedSessionOf(running, role)
    const options = { baseURL: running.webUrl, ...(storageState ? { storageState } : {}) }
    const loaded = await load(running.browser, options, path)
    if (!loaded) {
      tell(`the app "${app}" is not built: left out`)
      continue
    }
    const kilobytes = (scripts: typeof loaded.scripts) =>
      scripts.reduce((sum, { bytes }) => sum + bytes, 0) / 1000
    const first = loaded.scripts.filter(({ arrivedAt }) => arrivedAt <= loaded.stoodAt)
    const who = `${screen}, ${role === null ? 'first visit' : 'signed in'}`
    tell(
      `${app}, ${who}: ${first.length} scripts for the first screen, ${kilobytes(loaded.scripts).toFixed(1)} kB with what follows, and ${(loaded.sentenceBytes / 1000).toFixed(1)} kB of sentences`,
    )
    figures.push({
      what: `first-load JavaScript of ${app}, ${who}`,
      value: kilobytes(first),
      unit: 'kB',
      ...(aimKb === undefined ? {} : { aim: { atMost: aimKb } }),
    })
  }
  return figures
}

/**
 * What each app needs until its first screen is shown: the bodies of its scripts as they came over the network,
 * compressed. What comes after it is listed separately.
 */
export function benchBundle(options: BenchOptions): Promise<readonly Figure[]> {
  return whileRunning(options, (running) => measure(running, options.tell))
}
