import type { Locator, Page } from '@playwright/test'

/** The short message with a text. */
export function toastOf(page: Page, text: string): Locator {
  return page.locator('[data-sonner-toast]').filter({ hasText: text })
}

/** Takes the pointer away from where messages appear: one that it rests on stays, and covers what is below. */
export async function leaveToasts(page: Page): Promise<void> {
  await page.mouse.move(0, 0)
}
