import { expect, type Page } from '@playwright/test'

/** Waits until what an app brings in a quiet moment stands: messages, news of notifications, the offer to install. */
export async function deferredPartsShown(page: Page): Promise<void> {
  await expect(page.getByRole('region', { name: /^Messages/ })).toBeAttached()
}
