import { expect, type Locator, type Page } from '@playwright/test'

/** Far enough ahead that the clock cannot reach it before it is stopped. */
const AHEAD_MS = 60_000
/** A moment, in which nothing that is counted in seconds comes about. */
const TICK_MS = 100
const LOOK_MS = 250

/** Stops the clock of a page and of those that it loads: from now on time passes only with `page.clock.runFor`. */
export async function stopClock(page: Page): Promise<void> {
  const now = Date.now()
  await page.clock.install({ time: now })
  await page.clock.pauseAt(now + AHEAD_MS)
}

/** Lets as little time pass as is needed until something is shown. */
export async function tickUntilVisible(page: Page, locator: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(TICK_MS)
    await expect(locator).toBeVisible({ timeout: LOOK_MS })
  }).toPass({ timeout: 15_000 })
}
