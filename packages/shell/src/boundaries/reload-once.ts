const KEY = 'angadi:reloaded-at'
/** A failure that comes back sooner than this after a reload is not reloaded away, in milliseconds. */
const PEACE_MS = 60_000

/**
 * Loads the page anew, but not again and again: whoever is back here within a minute is left on the error screen.
 *
 * @param now milliseconds since 1970
 */
export function reloadOnce(
  pathname: string,
  now: number = Date.now(),
  reload: () => void = () => window.location.reload(),
): void {
  try {
    const [path, at] = (sessionStorage.getItem(KEY) ?? '').split(' ')
    if (path === pathname && now - Number(at) < PEACE_MS) return
    sessionStorage.setItem(KEY, `${pathname} ${now}`)
  } catch {
    // Without storage nobody could tell the second time from the first.
    return
  }
  reload()
}
