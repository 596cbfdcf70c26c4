import { kept, RELEASE_CACHE } from './caches.ts'

/** Code, styles and fonts: their names change with their content, so what is kept is right for ever. */
export async function answerAsset(event: FetchEvent): Promise<Response> {
  const found = await kept(event.request.url)
  if (found) return found
  const response = await fetch(event.request)
  if (response.status === 200) {
    const copy = response.clone()
    event.waitUntil(caches.open(RELEASE_CACHE).then((cache) => cache.put(event.request.url, copy)))
  }
  return response
}
