import type { Page } from '@playwright/test'
import { type SignedIn, sessionKey } from './session.ts'
import type { TestStack } from './stack.ts'

/** Signs the browser of a page in, as another tab would; the next page that it loads is signed in. */
export async function storeSession(page: Page, stack: TestStack, { session }: SignedIn): Promise<void> {
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    sessionKey(stack),
    JSON.stringify(session),
  ] as const)
}
