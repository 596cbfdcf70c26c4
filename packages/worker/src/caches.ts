/** Written by the server of the worker: a fingerprint of all six builds, so that every release is a new worker. */
export const RELEASE = '__ANGADI_RELEASE__'

/** The pages, code, styles and translations of one release. */
export const RELEASE_CACHE = `angadi-release-${RELEASE}`
/** Pictures of the catalogue; they outlive releases. */
export const PICTURE_CACHE = 'angadi-pictures'
/** What the pages reported to the worker, such as the language. */
export const SETTINGS_CACHE = 'angadi-settings'

const STORED = [RELEASE_CACHE, PICTURE_CACHE, SETTINGS_CACHE]

/** The kept answer to an address, from this release or, where the file is the same, from an earlier one. */
export function stored(url: string): Promise<Response | undefined> {
  return caches.match(url, { ignoreVary: true })
}

/** Throws away what earlier releases kept. */
export async function dropOldCaches(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => !STORED.includes(name)).map((name) => caches.delete(name)))
}
