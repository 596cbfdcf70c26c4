import type { Page } from '@playwright/test'

const READING: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Waits for the server's answer to a change that the page shows at once: a page that is left before has not sent it.
 *
 * @param what the table or function that is changed or called, as `wishlists` or `rpc/less_of_this`
 */
export async function stored(page: Page, what: string): Promise<void> {
  await page.waitForResponse(
    (response) => response.url().includes(`/rest/v1/${what}`) && !READING.has(response.request().method()),
  )
}
