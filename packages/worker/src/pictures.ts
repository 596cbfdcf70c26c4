import { backgroundSignal } from './background.ts'
import { PICTURE_CACHE } from './caches.ts'

/** How many pictures of the catalogue a phone keeps; the ones seen longest ago go first. */
const MOST_PICTURES = 150

async function refresh(url: string, options: RequestInit = {}): Promise<Response> {
  // A readable response, unlike that of an <img> request: only then are its type and true size known.
  const response = await fetch(url, { ...options, mode: 'cors', credentials: 'omit' })
  if (response.status !== 200) return response
  const cache = await caches.open(PICTURE_CACHE)
  await cache.put(url, response.clone())
  const known = await cache.keys()
  await Promise.all(known.slice(0, Math.max(0, known.length - MOST_PICTURES)).map((old) => cache.delete(old)))
  return response
}

/** A picture at once from what is kept, and a newer one for next time. */
export async function answerPicture(event: FetchEvent): Promise<Response> {
  const { url } = event.request
  const cache = await caches.open(PICTURE_CACHE)
  const found = await cache.match(url, { ignoreVary: true })
  if (!found) return refresh(url).catch(() => fetch(event.request))
  event.waitUntil(refresh(url, { signal: backgroundSignal }).catch(() => {}))
  return found
}
