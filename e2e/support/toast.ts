import type { Locator, Page } from '@playwright/test'

/** The toast with a text. */
export function toastOf(page: Page, text: string): Locator {
  return page.locator('[data-sonner-toast]').filter({ hasText: text })
}

/** Moves the pointer away from toasts: a toast under the pointer stays, and covers what is below. */
export async function leaveToasts(page: Page): Promise<void> {
  await page.mouse.move(0, 0)
}
