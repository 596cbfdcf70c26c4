import { join } from 'node:path'
import process from 'node:process'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { installedBrowser } from '../../scripts/browser.ts'

const chromium = installedBrowser()
const isRoot = process.getuid?.() === 0
const configDir = join(import.meta.dirname, '.storybook')

/**
 * Stories run as tests: their `play` function and axe in English, light, on a phone; then the same open page in the
 * other showings (.storybook/showings.ts).
 */
export default defineConfig({
  plugins: [storybookTest({ configDir })],
  test: {
    name: 'stories',
    setupFiles: [join(configDir, 'check-showings.ts')],
    // What a story waits for comes late where several browsers share a busy processor: these end what never comes.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    isolate: false,
    fileParallelism: true,
    maxWorkers: 2,
    // After the tests without a browser; another number of workers needs a group of its own.
    sequence: { groupOrder: 1 },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: {
          ...(chromium ? { executablePath: chromium } : {}),
          // Chromium's sandbox refuses to run as root, as in containers.
          args: isRoot ? ['--no-sandbox'] : [],
        },
      }),
      instances: [{ browser: 'chromium', viewport: { width: 390, height: 844 } }],
    },
  },
})
