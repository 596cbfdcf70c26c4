import { createHash } from 'node:crypto'

/** What the built service worker says in place of the release it belongs to (packages/worker, caches.ts). */
const PLACEHOLDER = '__ANGADI_RELEASE__'

/**
 * The service worker as it is served: stamped with a fingerprint of all builds, so that a release of any app is a new
 * worker to the browser, and the same builds are the same worker.
 *
 * @param script the built sw.js
 * @param pages the built pages of the apps; they name every file of the first paint by its content
 */
export function stampedWorker(script: string, pages: readonly string[]): string {
  const hash = createHash('sha256').update(script)
  for (const page of pages) hash.update('\0').update(page)
  return script.replaceAll(PLACEHOLDER, hash.digest('base64url').slice(0, 16))
}
