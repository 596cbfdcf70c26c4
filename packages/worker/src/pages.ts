import type { App } from '@angadi/routes/route.ts'
import { storedLanguage } from './language.ts'
import { offlinePage } from './offline-page.ts'
import { keepShell, storedPage } from './shell.ts'

/** How long a page waits for a network when the device reports to be offline, in milliseconds. */
const OFFLINE_TIMEOUT_MS = 3000

function afterTimeout(): Promise<never> {
  return new Promise((_, reject) => setTimeout(() => reject(new Error('offline')), OFFLINE_TIMEOUT_MS))
}

async function fromNetwork(event: FetchEvent): Promise<Response> {
  const preloaded: unknown = await event.preloadResponse
  // Without a network Firefox gives an error as the answer, where others reject.
  return preloaded instanceof Response && preloaded.type !== 'error' ? preloaded : fetch(event.request)
}

/**
 * A page: always from the network while there is one, so that no release is ever hidden behind an old page; without it
 * the kept shell of the app that owns the path, and an honest page where that was never visited.
 */
export async function answerPage(event: FetchEvent, app: App): Promise<Response> {
  try {
    const network = fromNetwork(event)
    const response = await (navigator.onLine ? network : Promise.race([network, afterTimeout()]))
    if (response.ok) event.waitUntil(keepShell(app).catch(() => {}))
    return response
  } catch {
    return (await storedPage(app)) ?? offlinePage(await storedLanguage())
  }
}
