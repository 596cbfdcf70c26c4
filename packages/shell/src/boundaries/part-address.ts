/** What the build writes around the name of each part that `import()` fetches (scripts/retried-parts.ts). */
export const PART_ADDRESS = '__partAddress'

/** How Chromium and Firefox name the file whose import failed; Safari names none and does not cache the failure. */
const FAILED_IMPORT = /dynamically imported module: \S*?([\w.-]+\.js)/

/**
 * Returns the URL for loading a part of the app. Browsers of the last two years keep a failed import for as
 * long as the page lives, so each retry needs another URL (Spec §4 Error boundaries).
 */
export class PartAddresses {
  private readonly failures = new Map<string, number>()

  /** Records what failed, from the browser's error. */
  noteFailure(message: string): void {
    const [, file] = FAILED_IMPORT.exec(message) ?? []
    if (file !== undefined) this.failures.set(file, (this.failures.get(file) ?? 0) + 1)
  }

  /** @param specifier as the build wrote it, such as `./menu-1a2b.js` */
  of(specifier: string): string {
    const failures = this.failures.get(specifier.slice(specifier.lastIndexOf('/') + 1))
    return failures === undefined ? specifier : `${specifier}?again=${failures}`
  }
}

/** Makes failed parts load from another URL from now on; inline in the page, before every import. */
export function addressParts(): void {
  const addresses = new PartAddresses()
  addEventListener('vite:preloadError', (event) => {
    if ('payload' in event && event.payload instanceof Error) addresses.noteFailure(event.payload.message)
  })
  Object.assign(globalThis, { [PART_ADDRESS]: (specifier: string) => addresses.of(specifier) })
}
