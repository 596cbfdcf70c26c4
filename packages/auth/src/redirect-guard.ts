/**
 * The redirect stops after more attempts than these, and the count restarts after a pause longer than this (Spec §9
 * Redirect guard).
 */
const MOST_ATTEMPTS = 5
const RESET_AFTER_MS = 10_000

/** The recent redirects. */
export interface RedirectCount {
  readonly attempts: number
  /** When the last one was, in milliseconds since 1970 by the device's clock. */
  readonly lastAt: number
}

/**
 * Counts one more redirect (Spec §4 Dashboard redirect). A clock that was put back or forward by more than the pause
 * restarts the count as well, or a wrong clock would block the redirect.
 */
export function countRedirect(count: RedirectCount | undefined, now: number): RedirectCount {
  const isNew = count === undefined || Math.abs(now - count.lastAt) > RESET_AFTER_MS
  return { attempts: isNew ? 1 : count.attempts + 1, lastAt: now }
}

/** Whether the redirects are in a loop and must stop. */
export function isLooping({ attempts }: RedirectCount): boolean {
  return attempts > MOST_ATTEMPTS
}

const KEY = 'angadi.redirects'

function read(): RedirectCount | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    if (typeof stored !== 'object' || stored === null || !('attempts' in stored) || !('lastAt' in stored))
      return undefined
    const { attempts, lastAt } = stored
    return typeof attempts === 'number' && typeof lastAt === 'number' ? { attempts, lastAt } : undefined
  } catch {
    return undefined
  }
}

/**
 * Counts one more redirect of this tab.
 *
 * @returns whether it may go ahead; false in a redirect loop
 */
export function mayRedirect(): boolean {
  const count = countRedirect(read(), Date.now())
  try {
    sessionStorage.setItem(KEY, JSON.stringify(count))
  } catch {
    // Without storage a loop cannot be detected, and the redirect goes ahead.
  }
  return !isLooping(count)
}

/** Restarts the count: the user chose to try again. */
export function forgetRedirects(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Nothing was stored.
  }
}
