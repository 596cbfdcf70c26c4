import { SETTINGS_CACHE } from './caches.ts'

const KEY = '/_language'

/** Remembers the language that the pages speak, for what the worker itself says. */
export async function keepLanguage(language: string): Promise<void> {
  const cache = await caches.open(SETTINGS_CACHE)
  await cache.put(KEY, new Response(language))
}

/** The language that the pages spoke last; English before any page has said. */
export async function storedLanguage(): Promise<string> {
  const cache = await caches.open(SETTINGS_CACHE)
  return (await (await cache.match(KEY))?.text()) ?? 'en'
}
