import process from 'node:process'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

const chromium = process.env['CHROMIUM_PATH']
const isRoot = process.getuid?.() === 0

const browser = {
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
} as const

/** Every story runs as a test: its `play` function, and axe over what it shows, once in each theme. */
function themed(theme: 'light' | 'dark', width: number, height: number) {
  return {
    extends: true as const,
    plugins: [storybookTest({ configDir: '.storybook', initialGlobals: { theme } })],
    test: {
      name: `${theme} ${width}×${height}`,
      browser: { ...browser, instances: [{ browser: 'chromium' as const, viewport: { width, height } }] },
    },
  }
}

export default defineConfig({
  test: {
    projects: [themed('light', 390, 844), themed('dark', 1440, 900)],
    fileParallelism: false,
  },
})
