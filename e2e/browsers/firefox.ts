import { existsSync } from 'node:fs'
import { launch } from 'puppeteer-core'
import type { BrowserKind, BrowserWindow } from './browser-window.ts'

const PROGRAMS = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
]

function program(): string | undefined {
  return PROGRAMS.find((path) => existsSync(path))
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
  await page.setViewport({ width: 390, height: 844 })
  const find = (xpath: string) => page.locator(`xpath/.${xpath}`).setTimeout(20_000)
  return {
    name: 'Firefox',
    // Without a network Firefox reports the lost request although the worker answers; the tour checks the page itself.
    open: async (url) => void (await page.goto(url, { waitUntil: 'domcontentloaded' }).catch(() => null)),
    evaluate: (expression) => page.evaluate(expression),
    click: (xpath) => find(xpath).click(),
    type: async (xpath, text) => {
      await find(xpath).click()
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
