import { defineConfig } from '@playwright/test'
import journeys from './playwright.config.ts'

/** Measures every open screen against the look guide and writes docs/operations/look.md: `pnpm look`. */
export default defineConfig(journeys, {
  testDir: './look',
  globalTeardown: './look/write-page.ts',
  workers: 2,
  retries: 0,
  timeout: 900_000,
  reporter: 'list',
})
