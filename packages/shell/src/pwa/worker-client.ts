import { runtimeConfig } from '@angadi/data/client/config.ts'
import { useLanguage } from '@angadi/i18n/language-store.ts'
import { onceLater, SEARCH_EVERY_MS, SEARCH_PAUSE_MS } from './search-rhythm.ts'

/** How long whoever has agreed to a new release waits for its worker, in milliseconds: a page from the network has it. */
const TAKE_OVER_MS = 5000

/** Where the worker of the whole origin is (Spec §7 service worker at /sw.js). */
const WORKER = '/sw.js'

function releaseOf(worker: ServiceWorker): Promise<unknown> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }: MessageEvent<unknown>) => {
      resolve(data)
      port1.close()
    }
    worker.postMessage({ type: 'release' }, [port2])
  })
}

/** Calls back with each new worker that waits to replace an active one. */
function watchWaiting(
  registration: ServiceWorkerRegistration,
  found: (waiting: ServiceWorker) => void,
): void {
  const look = () => {
    if (registration.waiting && registration.active) found(registration.waiting)
  }
  look()
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', look)
  })
}

/** The files of the apps that this page has fetched, most of them before there was a worker to keep them. */
function usedFiles(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter(
      (name) => name.startsWith(`${window.location.origin}/_apps/`) && /\/(?:assets|locales)\//.test(name),
    )
}

async function introduce(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready
  const tell = (language: string) => active?.postMessage({ type: 'language', language })
  tell(useLanguage.getState().language)
  active?.postMessage({ type: 'used', urls: usedFiles() })
  useLanguage.subscribe(({ language }) => {
    void navigator.serviceWorker.ready.then((now) => now.active?.postMessage({ type: 'language', language }))
  })
}

/** Checks for a new release every hour and whenever the user returns to the page. */
function searchForReleases(registration: ServiceWorkerRegistration): void {
  const search = onceLater(() => {
    // Without a network there is none to find.
    registration.update().catch(() => undefined)
  }, SEARCH_PAUSE_MS)
  setInterval(search, SEARCH_EVERY_MS)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') search()
  })
  window.addEventListener('focus', search)
}

/**
 * Registers the service worker, watches for updates, and reloads the page once a new worker has taken over on request,
 * here or in another tab.
 *
 * @param onUpdate called with a function that activates the update, when a newer release than this page's is ready
 * @throws the browser's error when it accepts no worker
 */
export async function startWorker(onUpdate: (takeOver: () => void) => void): Promise<void> {
  const { serviceWorker } = navigator
  const { release: own } = runtimeConfig()
  let reloading: ReturnType<typeof setTimeout> | undefined
  // Once more even if this page is being reloaded: a page asked from a worker that is replaced then may never come.
  const reload = () => {
    clearTimeout(reloading)
    window.location.reload()
  }
  serviceWorker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (typeof data !== 'object' || data === null || !('type' in data) || data.type !== 'reload') return
    // Of the new release already, after a reload that did not wait for the worker.
    if ('release' in data && data.release === own) return
    reload()
  })
  serviceWorker.startMessages()
  const registration = await serviceWorker.register(WORKER, { updateViaCache: 'none' })
  watchWaiting(registration, (waiting) => {
    void releaseOf(waiting).then((release) => {
      // A newly loaded page is of the new release already: only its worker changes.
      if (release === own) {
        waiting.postMessage({ type: 'take-over', reload: false })
        return
      }
      onUpdate(() => {
        waiting.postMessage({ type: 'take-over', reload: true })
        clearTimeout(reloading)
        reloading = setTimeout(reload, TAKE_OVER_MS)
      })
    })
  })
  searchForReleases(registration)
  await introduce()
}
