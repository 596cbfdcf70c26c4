import type { Locator, Page } from '@playwright/test'

/**
 * Notes the title of every toast from now on, also of one that is replaced before anybody looks.
 *
 * @returns reads the titles noted so far, in their order
 */
export async function noteToasts(page: Page): Promise<() => Promise<readonly string[]>> {
  const noted = await page.evaluateHandle(() => {
    const titles = new Set<string>()
    new MutationObserver(() => {
      for (const { textContent } of document.querySelectorAll('[data-sonner-toast] [data-title]'))
        titles.add(textContent)
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
    return titles
  })
  return () => noted.evaluate((titles) => [...titles])
}

/** The toast with a text. */
export function toastOf(page: Page, text: string): Locator {
  return page.locator('[data-sonner-toast]').filter({ hasText: text })
}

/** Moves the pointer away from toasts: a toast under the pointer stays, and covers what is below. */
export async function leaveToasts(page: Page): Promise<void> {
  await page.mouse.move(0, 0)
}

/**
 * Leaves toasts before every action and assertion of a locator, also one that has appeared under the pointer: a finger
 * does not stay on the screen after a tap.
 */
export async function alwaysLeaveToasts(page: Page): Promise<void> {
  const held = page.locator('[data-sonner-toast][data-expanded=true]').first()
  // A toast that was left is still shown for a moment.
  await page.addLocatorHandler(held, () => leaveToasts(page), { noWaitAfter: true })
}
