/** Storage key of the build for which this tab has been reloaded, so that it is reloaded once. */
const RELOADED_KEY = 'angadi:reloaded-from'

function entryScript(): string | null {
  return document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? null
}

/**
 * Reloads the page when the server already has another build: parts of this one are gone for good then, and
 * no further try would find them.
 */
export async function reloadIfOutdated(): Promise<void> {
  const own = entryScript()
  if (own === null) return
  try {
    const answer = await fetch(window.location.href, {
      headers: { accept: 'text/html' },
      cache: 'no-store',
    })
    if (!answer.ok || (await answer.text()).includes(own)) return
    if (sessionStorage.getItem(RELOADED_KEY) === own) return
    sessionStorage.setItem(RELOADED_KEY, own)
    window.location.reload()
  } catch {
    // Without a network it is unknown; the boundary keeps retrying.
  }
}
