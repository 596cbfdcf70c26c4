import { expect, type Page } from '@playwright/test'

declare global {
  interface Window {
    /** How often the page's screen gave way to its outline after it had been shown. */
    hiddenAgain?: number
  }
}

/** Counts from each page load on how often a screen that was shown gives way to its outline; call it before the first. */
export async function watchScreen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let wasShown = false
    window.hiddenAgain = 0
    const look = () => {
      const isShown = (selector: string) =>
        [...document.querySelectorAll(selector)].some((element) => element.checkVisibility())
      const isOutline = isShown('main[aria-busy=true]')
      if (isOutline && wasShown) window.hiddenAgain = (window.hiddenAgain ?? 0) + 1
      wasShown = !isOutline && isShown('main :is(h1, h2)')
    }
    // What is undone before the next frame is not seen.
    new MutationObserver(() => requestAnimationFrame(look)).observe(document, {
      childList: true,
      subtree: true,
    })
  })
}

/** Fails when the screen was hidden again after it had been shown. */
export async function expectStayedShown(page: Page): Promise<void> {
  expect(await page.evaluate(() => window.hiddenAgain), `${page.url()} stayed`).toBe(0)
}
