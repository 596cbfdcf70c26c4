import type { FrameLocator, Page } from '@playwright/test'

/** The window of the practice gateway, which is opened on the screen of an order that waits for its payment. */
export function gatewayOf(page: Page): FrameLocator {
  return page.frameLocator('iframe[title="Practice payment: no money moves"]')
}
