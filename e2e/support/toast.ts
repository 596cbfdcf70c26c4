import type { Locator, Page } from '@playwright/test'

/** The short message with a text. */
export function toastOf(page: Page, text: string): Locator {
  return page.locator('[data-sonner-toast]').filter({ hasText: text })
}
