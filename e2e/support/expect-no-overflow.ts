import { expect, type Page } from '@playwright/test'

/** Fails when a page is wider than its window. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow, `${page.url()} is no wider than the screen`).toBeLessThanOrEqual(0)
}
