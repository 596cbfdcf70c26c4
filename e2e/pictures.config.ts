import { defineConfig } from '@playwright/test'
import journeys from './playwright.config.ts'

/** Takes the pictures of the README again, from the running product: `pnpm pictures`. */
export default defineConfig(journeys, {
  testDir: './pictures',
  workers: 1,
  timeout: 180_000,
  reporter: 'list',
})
