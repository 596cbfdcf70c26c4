import { SETTINGS_CACHE } from './caches.ts'

const KEY = '/_language'

/** Stores the pages' language for the worker's own messages. */
export async function keepLanguage(language: string): Promise<void> {
  const cache = await caches.open(SETTINGS_CACHE)
  await cache.put(KEY, new Response(language))
}

/** The pages' last language; English before any page has reported one. */
export async function storedLanguage(): Promise<string> {
  const cache = await caches.open(SETTINGS_CACHE)
  return (await (await cache.match(KEY))?.text()) ?? 'en'
}
