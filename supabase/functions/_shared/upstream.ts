const LIMIT_MS = 3000

/** Another service did not answer in three seconds, or not with JSON (Spec §9 Timing). */
export class UpstreamError extends Error {}

/** A value inside JSON of unknown shape, by its path of keys; undefined where there is none. */
export function valueAt(json: unknown, ...path: readonly string[]): unknown {
  let value = json
  for (const key of path) {
    if (typeof value !== 'object' || value === null) return undefined
    value = Object.getOwnPropertyDescriptor(value, key)?.value
  }
  return value
}

/** As valueAt, but only a text that is not blank. */
export function textAt(json: unknown, ...path: readonly string[]): string | undefined {
  const value = valueAt(json, ...path)
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined
}

/**
 * GETs JSON from another service.
 *
 * @throws UpstreamError when it fails or takes longer than three seconds
 */
export async function getJson(url: URL): Promise<unknown> {
  try {
    const response = await fetch(url, {
      headers: { accept: 'application/json', 'user-agent': 'Angadi/1.0 (+https://angadi.in/contact)' },
      signal: AbortSignal.timeout(LIMIT_MS),
    })
    if (!response.ok) throw new UpstreamError(`${url.host} answered ${response.status}`)
    return await response.json()
  } catch (error) {
    if (error instanceof UpstreamError) throw error
    throw new UpstreamError(`${url.host}: ${error instanceof Error ? error.message : String(error)}`)
  }
}
