import { existsSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { launch, type Page } from 'puppeteer-core'
import { z } from 'zod'
import type { BrowserKind, BrowserWindow } from './browser-window.ts'

const PROGRAMS = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
]

function program(): string | undefined {
  return PROGRAMS.find((path) => existsSync(path))
}

/** Firefox 140 sets the size and refuses the orientation, which puppeteer-core sends with it. */
function ignoreOrientation(error: unknown): void {
  if (!String(error).includes('unknown command emulation.setScreenOrientationOverride')) throw error
}

const TIMEOUT_MS = 20_000
const point = z.object({ x: z.number(), y: z.number() })

/** Scrolls to the first element of the XPath; `null` while none is shown or it is disabled. */
function middleOf(xpath: string): string {
  return `(() => {
    const first = XPathResult.FIRST_ORDERED_NODE_TYPE
    const element = document.evaluate(${JSON.stringify(xpath)}, document, null, first).singleNodeValue
    if (!(element instanceof HTMLElement) || element.matches(':disabled')) return null
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { x, y, width, height } = element.getBoundingClientRect()
    return width * height === 0 ? null : { x: x + width / 2, y: y + height / 2 }
  })()`
}

/**
 * Clicks the first element of the XPath once it stands still; a page that is being left counts as not yet. Puppeteer's
 * own locators find nothing in Firefox 140 on pages whose content policy forbids `new Function`.
 *
 * @throws when it is not there after 20 seconds
 */
async function click(page: Page, xpath: string): Promise<void> {
  let before: string | undefined
  for (const end = performance.now() + TIMEOUT_MS; performance.now() < end; await delay(100)) {
    const middle = point.nullable().parse(await page.evaluate(middleOf(xpath)).catch(() => null))
    const now = JSON.stringify(middle)
    if (middle && now === before) return page.mouse.click(middle.x, middle.y)
    before = now
  }
  throw new Error(`${xpath} was not there after ${TIMEOUT_MS / 1000} seconds`)
}

async function start(): Promise<BrowserWindow> {
  const browser = await launch({
    browser: 'firefox',
    protocol: 'webDriverBiDi',
    executablePath: program() ?? '',
    headless: true,
    extraPrefsFirefox: { 'intl.accept_languages': 'en-IN, en', 'permissions.default.geo': 2 },
  })
  const page = await browser.newPage()
  await page.setViewport({ width: 390, height: 844 }).catch(ignoreOrientation)
  return {
    name: 'Firefox',
    // Without a network Firefox reports the lost request although the worker answers; the tour checks the page itself.
    open: async (url) => void (await page.goto(url, { waitUntil: 'domcontentloaded' }).catch(() => null)),
    evaluate: (expression) => page.evaluate(expression),
    click: (xpath) => click(page, xpath),
    type: async (xpath, text) => {
      await click(page, xpath)
      await page.keyboard.type(text)
    },
    screenshot: async (file) => void (await page.screenshot({ path: `${file}.png` })),
    close: () => browser.close(),
  }
}

/** Firefox ESR, driven over WebDriver BiDi. */
export const firefox: BrowserKind = {
  name: 'Firefox',
  missing: () => (program() ? undefined : 'apt-get install -y firefox-esr'),
  start,
}
