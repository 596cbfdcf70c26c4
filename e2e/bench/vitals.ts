import { pathTo } from '@angadi/routes/path-to.ts'
import type { Browser, BrowserContextOptions } from '@playwright/test'
import { z } from 'zod'
import type { BenchOptions, Figure } from '../../packages/local/src/bench/figure.ts'
import { median } from '../../packages/local/src/bench/statistics.ts'
import { type Running, storedSessionOf, whileRunning } from './running.ts'

/** Limits for a page (Spec §9 Performance thresholds); milliseconds, and a plain number for the shifts. */
const MOST = { ttfb: 800, firstPaint: 1800, largestPaint: 2500, shift: 0.1 } as const

/** A mid-range phone on patchy 4G: a processor four times slower than this machine's, and this network. */
const SLOWER_BY = 4
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1600 * 1000) / 8,
  uploadThroughput: (750 * 1000) / 8,
} as const
const PHONE = { width: 390, height: 844 }
const TIMES = 5

/** The screens of a first visit, and the home of a user who is signed in. */
const VISITS = [
  { what: 'sign-in', path: pathTo('rootAuth'), role: null },
  { what: 'simple sign-in', path: pathTo('auth'), role: null },
  { what: 'customer’s home', path: pathTo('home'), role: null },
  { what: 'customer’s home, signed in', path: pathTo('home'), role: 'customer' },
] as const

const vitalsSchema = z.object({
  ttfb: z.number(),
  firstPaint: z.number(),
  largestPaint: z.number(),
  shift: z.number(),
})
type Vitals = z.infer<typeof vitalsSchema>

/** Records the browser's paint entries in the page. */
function watchPainting(): void {
  const seen = { largestPaint: 0, shift: 0 }
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) seen.largestPaint = startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } = { value: 0, hadRecentInput: false, ...entry.toJSON() }
      if (!hadRecentInput) seen.shift += value
    }
  }).observe({ type: 'layout-shift', buffered: true })
  Object.assign(globalThis, { seenPainting: seen })
}

async function visit(browser: Browser, path: string, options: BrowserContextOptions): Promise<Vitals> {
  const context = await browser.newContext({ viewport: PHONE, isMobile: true, hasTouch: true, ...options })
  try {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', NETWORK)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_BY })
    await page.addInitScript(watchPainting)
    await page.goto(path)
    await page.waitForSelector('#main:not([aria-busy=true])')
    await page.waitForLoadState('networkidle')
    // Parts that load when idle may still move something.
    await page.waitForTimeout(1000)
    return vitalsSchema.parse(
      await page.evaluate(() => {
        const [navigation] = performance.getEntriesByType('navigation')
        const ttfb = navigation instanceof PerformanceNavigationTiming ? navigation.responseStart : undefined
        const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime
        return { ttfb, firstPaint, ...Reflect.get(globalThis, 'seenPainting') }
      }),
    )
  } finally {
    await context.close()
  }
}

async function measure(running: Running, { quick, tell }: BenchOptions): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const { what, path, role } of VISITS) {
    const storageState = role === null ? undefined : await storedSessionOf(running, role)
    const options = { baseURL: running.webUrl, ...(storageState ? { storageState } : {}) }
    const seen: Vitals[] = []
    for (let time = 0; time < (quick ? 1 : TIMES); time += 1)
      seen.push(await visit(running.browser, path, options))
    const middle = (name: keyof Vitals) => median(seen.map((vitals) => vitals[name]))
    tell(`${what}: largest paints ${seen.map(({ largestPaint }) => largestPaint.toFixed(0)).join(', ')} ms`)
    figures.push(
      { what: `first byte, ${what}`, value: middle('ttfb'), unit: 'ms', aim: { atMost: MOST.ttfb } },
      {
        what: `first paint, ${what}`,
        value: middle('firstPaint'),
        unit: 'ms',
        aim: { atMost: MOST.firstPaint },
      },
      {
        what: `largest paint, ${what}`,
        value: middle('largestPaint'),
        unit: 'ms',
        aim: { atMost: MOST.largestPaint },
      },
      { what: `layout shift, ${what}`, value: middle('shift'), unit: '', aim: { atMost: MOST.shift } },
    )
  }
  return figures
}

/** How fast and how steadily the screens of a first visit are painted, on a slowed-down phone and network. */
export function benchVitals(options: BenchOptions): Promise<readonly Figure[]> {
  return whileRunning(options, (running) => measure(running, options))
}
