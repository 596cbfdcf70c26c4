import { expect, type Page } from '@playwright/test'

/**
 * Waits until the parts that an app loads when idle are shown: toasts, the listener for notifications, the offer to
 * install.
 */
export async function deferredPartsShown(page: Page): Promise<void> {
  await expect(page.getByRole('region', { name: /^Messages/ })).toBeAttached()
}
