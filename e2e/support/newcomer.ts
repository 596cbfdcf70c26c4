import type { Page } from '@playwright/test'
import { freshPhone, signInByPhone } from './fresh-accounts.ts'
import { type SignedIn, storageWith } from './session.ts'
import type { StackAddress } from './stack.ts'

/** A customer whom nobody knew before, with a number and a session of their own; nothing happens to the seeds' people. */
export async function newcomer(stack: StackAddress): Promise<SignedIn & { readonly phone: string }> {
  const phone = freshPhone()
  return { ...(await signInByPhone(stack, phone)), phone }
}

/** Signs the browser of a page in with somebody's session and opens an address. */
export async function arrive(
  page: Page,
  stack: StackAddress,
  { session }: SignedIn,
  path: string,
): Promise<void> {
  const { origins } = storageWith(stack, new URL(page.url()).origin, session)
  await page.evaluate((items) => {
    for (const { name, value } of items) localStorage.setItem(name, value)
  }, origins[0]?.localStorage ?? [])
  await page.goto(path)
}
