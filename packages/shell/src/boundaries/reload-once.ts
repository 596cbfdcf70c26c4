const KEY = 'angadi:reloaded-at'
/** A failure that recurs within this time after a reload does not cause another one, in milliseconds. */
const PEACE_MS = 60_000

/**
 * Reloads the page, but not repeatedly: a second failure within a minute stays on the error screen.
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
    // Without storage the second time could not be detected.
    return
  }
  reload()
}
