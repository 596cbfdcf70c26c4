import { createHash } from 'node:crypto'

/** Placeholder for the release in the built service worker (packages/worker, caches.ts). */
const PLACEHOLDER = '__ANGADI_RELEASE__'

/**
 * A fingerprint of all builds: a release of any app is another one, the same builds have the same.
 *
 * @param script the built sw.js
 * @param locales the listing of the emitted translations, which contains their content hashes
 * @param pages the built pages of the apps; they name every file of the first paint by its content
 */
export function releaseOf(script: string, locales: string, pages: readonly string[]): string {
  const hash = createHash('sha256').update(script)
  for (const page of [locales, ...pages]) hash.update('\0').update(page)
  return hash.digest('base64url').slice(0, 16)
}

/** The service worker as it is served: stamped with its release, so that every release is a new worker to the browser. */
export function stampedWorker(script: string, release: string): string {
  return script.replaceAll(PLACEHOLDER, release)
}
