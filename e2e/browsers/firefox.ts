import { existsSync } from 'node:fs'
import { launch, type Page } from 'puppeteer-core'
import { type BrowserKind, type BrowserWindow, stillMiddle } from './browser-window.ts'

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

/** Puppeteer's own locators find nothing in Firefox 140 on pages whose content policy forbids `new Function`. */
async function click(page: Page, xpath: string): Promise<void> {
  const { x, y } = await stillMiddle((expression) => page.evaluate(expression), xpath)
  await page.mouse.click(x, y)
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
