import process from 'node:process'
import { defineConfig } from '@playwright/test'
import { type StackPorts, stacks } from './support/stacks.ts'

const executablePath = process.env['CHROMIUM_PATH']
const isRoot = process.getuid?.() === 0

function pageOf({ web }: StackPorts): string {
  return `http://localhost:${web}`
}

export default defineConfig({
  testDir: '.',
  outputDir: 'test-results',
  forbidOnly: Boolean(process.env['CI']),
  workers: 2,
  // On a crowded machine a window may miss its moment; what holds only the second time is reported as flaky.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    geolocation: { latitude: 17.4126, longitude: 78.4482 },
    permissions: ['geolocation'],
    reducedMotion: 'reduce',
    // What is kept by one journey must not answer in another; those about being installed allow it.
    serviceWorkers: 'block',
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        ...(isRoot ? ['--no-sandbox'] : []),
      ],
    },
  },
  // One window of each kind at a time, each in a marketplace of its own (support/stacks.ts).
  projects: [
    {
      name: 'phone',
      workers: 1,
      use: {
        baseURL: pageOf(stacks.phone),
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
      },
    },
    {
      name: 'desktop',
      workers: 1,
      // Whom a route lets in does not depend on the window.
      testIgnore: '**/routes.spec.ts',
      use: { baseURL: pageOf(stacks.desktop), viewport: { width: 1440, height: 900 } },
    },
  ],
  webServer: Object.values(stacks).map((ports) => ({
    command: `node ../packages/local/src/start.ts --memory --web-port=${ports.web} --api-port=${ports.api} --inbox-port=${ports.inbox}`,
    url: `${pageOf(ports)}/`,
    timeout: 240_000,
    // Whoever writes journeys keeps the stacks running on these ports.
    reuseExistingServer: true,
    stdout: 'pipe' as const,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
  })),
})
