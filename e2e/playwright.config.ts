import process from 'node:process'
import { defineConfig } from '@playwright/test'
import { installedBrowser } from '../scripts/browser.ts'

const isCi = Boolean(process.env['CI'])
/** Folders of journeys that `npm test` leaves out, because nothing that they see has changed. */
const leftOut = process.env['JOURNEYS_LEFT_OUT']?.split(',') ?? []

/** Pages with a service worker are opened in the whole Chromium (support/test.ts). */
const executablePath = installedBrowser()
const isRoot = process.getuid?.() === 0

/**
 * What Playwright turns off in Chromium (its `chromiumSwitches.ts`), repeated because the last `--disable-features` is
 * the one that counts, and after it what costs every window CPU time without being part of a page: the two pages of the
 * address bar's popup, and a process held ready for a next site.
 */
const DISABLED_FEATURES = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'SpareRendererForSitePerProcess',
]

export default defineConfig({
  testDir: './journeys',
  testIgnore: leftOut.map((folder) => `**/journeys/${folder}/**`),
  outputDir: 'test-results',
  globalSetup: './support/global-setup.ts',
  forbidOnly: isCi,
  // Every worker has its own stack (support/stack.ts) and every test its own users, so tests do not depend on order.
  fullyParallel: true,
  // Two leave a quarter of two cores idle while their pages wait; a fourth stack costs what it gains.
  workers: 3,
  // A test that passes only on the second try is a defect. CI names it and goes on, unless there are several
  // (scripts/test/flaky.ts).
  retries: isCi ? 1 : 0,
  // How long something takes is measured by `pnpm bench`: these end only what would never come.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['./support/folder-times.ts']],
  use: {
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // A button that is not there fails after this, not with the whole test.
    actionTimeout: 30_000,
    // A trace is recorded while a test runs, before it is known whether it fails, and slows all of them down:
    // `--trace retain-on-failure` records traces for debugging.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        `--disable-features=${DISABLED_FEATURES.join(',')}`,
        ...(isRoot ? ['--no-sandbox'] : []),
      ],
    },
  },
})
