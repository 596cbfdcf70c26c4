import process from 'node:process'
import { defineConfig } from '@playwright/test'

/** The stack under test: its own ports and a database of its own, so that a running `npm start` is left alone. */
const WEB_PORT = Number(process.env['ANGADI_E2E_WEB_PORT'] ?? 3100)
const API_PORT = Number(process.env['ANGADI_E2E_API_PORT'] ?? 54421)
const INBOX_PORT = Number(process.env['ANGADI_E2E_INBOX_PORT'] ?? 54424)

const executablePath = process.env['CHROMIUM_PATH']
const isRoot = process.getuid?.() === 0

export default defineConfig({
  testDir: '.',
  outputDir: 'test-results',
  forbidOnly: Boolean(process.env['CI']),
  // One worker: the journeys of four roles share one town, its couriers and its restaurants.
  workers: 1,
  // On a crowded machine a window may miss its moment; what holds only the second time is reported as flaky.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${WEB_PORT}`,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    geolocation: { latitude: 17.4126, longitude: 78.4482 },
    permissions: ['geolocation'],
    reducedMotion: 'reduce',
    // What is kept by one journey must not answer in another; those about being installed allow it.
    serviceWorkers: 'block',
    trace: 'retain-on-failure',
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
  projects: [
    { name: 'phone', use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
  ],
  webServer: {
    command: `node ../packages/local/src/start.ts --memory --web-port=${WEB_PORT} --api-port=${API_PORT} --inbox-port=${INBOX_PORT}`,
    url: `http://localhost:${WEB_PORT}/`,
    timeout: 240_000,
    // Whoever writes journeys keeps a stack running on these ports.
    reuseExistingServer: true,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
})
