import { expect, type Locator, type Page } from '@playwright/test'

/** Far enough ahead that the clock cannot reach it before it is stopped. */
const AHEAD_MS = 60_000
/** A step of time, too short for anything that is counted in seconds. */
const TICK_MS = 100
const LOOK_MS = 250

/** Stops the clock of a page and of those that it loads: from now on time passes only with `page.clock.runFor`. */
export async function stopClock(page: Page): Promise<void> {
  const now = Date.now()
  await page.clock.install({ time: now })
  await page.clock.pauseAt(now + AHEAD_MS)
}

/** Advances the clock in small steps until something is visible. */
export async function tickUntilVisible(page: Page, locator: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(TICK_MS)
    await expect(locator).toBeVisible({ timeout: LOOK_MS })
  }).toPass({ timeout: 15_000 })
}
