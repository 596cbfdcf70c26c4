import type { Page } from '@playwright/test'

/** Unexpected output of a page: console errors, warnings and uncaught exceptions. */
export interface ConsoleWatch {
  readonly complaints: readonly string[]
}

/** Chromium's messages about rendering without a GPU, which no page can avoid. */
const SOFTWARE_GRAPHICS = /GL Driver Message|WebGL.*(software|fallback)/i

/** The map service is external and not reachable from everywhere; the built-in ground is drawn instead. */
const MAP_SERVICE = /https:\/\/tiles\.openfreemap\.org\//

/** Playwright's message where it blocks the service worker. */
const NO_WORKER = /Service Worker registration blocked by Playwright/

/**
 * Collects every console error, console warning and uncaught exception of a page from now on.
 *
 * @param allowed texts of refusals that the journey provokes on purpose, such as the browser's message about a 409 of
 * the server
 */
export function watchConsole(page: Page, allowed: readonly RegExp[] = []): ConsoleWatch {
  const complaints: string[] = []
  const note = (text: string) => {
    if (![SOFTWARE_GRAPHICS, MAP_SERVICE, NO_WORKER, ...allowed].some((pattern) => pattern.test(text)))
      complaints.push(text)
  }
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      note(`${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) => note(error.stack ?? error.message))
  return { complaints }
}
