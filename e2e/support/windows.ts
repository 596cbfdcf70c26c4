import type { BrowserContextOptions } from '@playwright/test'

/** The sizes of windows in which journeys run. */
export type WindowName = 'phone' | 'desktop'

/** Tests with this tag run in a wide window: those of layouts, menus and boards that a phone does not show. */
const DESKTOP_TAG = '@desktop'

export const windows = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1440, height: 900 } },
} as const satisfies Record<WindowName, BrowserContextOptions>

/** The window of a test: phone-sized, unless its tags request the wide one. */
export function windowOf(tags: readonly string[]): WindowName {
  return tags.includes(DESKTOP_TAG) ? 'desktop' : 'phone'
}
