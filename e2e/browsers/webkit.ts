import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import process from 'node:process'
import { Builder, By, Capabilities, error as failures } from 'selenium-webdriver'
import { z } from 'zod'
import { type BrowserKind, type BrowserWindow, stillMiddle } from './browser-window.ts'

const DRIVER = '/usr/bin/WebKitWebDriver'
const DISPLAY_SERVER = '/usr/bin/Xvfb'
const BROWSERS = ['x86_64', 'aarch64'].flatMap((machine) =>
  ['4.1', '6.0'].map((version) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-${version}/MiniBrowser`),
)

/** How often a button may be covered or drawn anew between the look and the click. */
const CLICK_TRIES = 5

function browser(): string | undefined {
  return BROWSERS.find((path) => existsSync(path))
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = z.object({ port: z.number() }).parse(server.address())
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** Starts a virtual display; resolves with its name, such as `:7`. */
async function startDisplay(): Promise<{ readonly display: string; readonly server: ChildProcess }> {
  const server = spawn(
    DISPLAY_SERVER,
    ['-displayfd', '1', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  )
  const display = await new Promise<string>((resolve, reject) => {
    server.stdout?.once('data', (number: Buffer) => resolve(`:${number.toString().trim()}`))
    server.once('error', reject)
  })
  return { display, server }
}

async function start(): Promise<BrowserWindow> {
  const { display, server } = await startDisplay()
  const port = await freePort()
  const service = spawn(DRIVER, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display,
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      LANG: 'en_IN.UTF-8',
    },
  })
  const stop = () => {
    service.kill()
    server.kill()
  }
  const address = `http://127.0.0.1:${port}`
  for (let tries = 0; tries < 50; tries++) {
    if (
      await fetch(`${address}/status`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      break
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  const options = { binary: browser(), args: ['--automation'] }
  const driver = await new Builder()
    .disableEnvironmentOverrides()
    .usingServer(address)
    .withCapabilities(new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options }))
    .build()
  await driver.manage().window().setRect({ width: 420, height: 900, x: 0, y: 0 })
  const evaluate = (expression: string) => driver.executeScript(`return (${expression})`)
  const click = async (xpath: string) => {
    for (let tries = 1; ; tries++) {
      await stillMiddle(evaluate, xpath)
      const element = driver.findElement(By.xpath(xpath))
      try {
        await element.click()
        return element
      } catch (problem) {
        // A message that slides in covers a button after the look, or what is drawn anew is not there for a moment; the
        // driver then does not click.
        const isPassing =
          problem instanceof failures.ElementClickInterceptedError ||
          problem instanceof failures.ElementNotInteractableError ||
          problem instanceof failures.StaleElementReferenceError ||
          problem instanceof failures.NoSuchElementError
        if (!isPassing || tries === CLICK_TRIES) throw problem
      }
    }
  }
  return {
    name: 'WebKit',
    open: (url) => driver.get(url),
    evaluate,
    click: async (xpath) => void (await click(xpath)),
    type: async (xpath, text) => (await click(xpath)).sendKeys(text),
    screenshot: async (file) =>
      writeFile(`${file}.png`, Buffer.from(await driver.takeScreenshot(), 'base64')),
    close: async () => {
      await driver.quit().catch(() => undefined)
      stop()
    },
  }
}

/** WebKitGTK's MiniBrowser, the engine of Safari as Debian has it, on a virtual display. */
export const webkit: BrowserKind = {
  name: 'WebKit',
  missing: () =>
    existsSync(DRIVER) && existsSync(DISPLAY_SERVER) && browser()
      ? undefined
      : 'apt-get install -y webkit2gtk-driver xvfb',
  start,
}
