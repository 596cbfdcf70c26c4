import { RELEASE_CACHE, stored } from './caches.ts'

/**
 * Code, styles and fonts: their names change with their content, so what is kept is right for ever. What follows a
 * query string is how the page retries a part that failed (packages/shell, boundaries/part-address.ts).
 */
export async function answerAsset(event: FetchEvent): Promise<Response> {
  const [url = ''] = event.request.url.split('?')
  const found = await stored(url)
  if (found) return found
  const response = await fetch(event.request)
  if (response.status === 200) {
    const copy = response.clone()
    event.waitUntil(caches.open(RELEASE_CACHE).then((cache) => cache.put(url, copy)))
  }
  return response
}
