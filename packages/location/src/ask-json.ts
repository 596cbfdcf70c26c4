/** How long a geocoder or a lookup service may take, in milliseconds (Spec §9 Timing). */
export const SERVICE_MS = 3000

/**
 * Runs work with a time limit: its signal aborts when the time is over or the outer signal aborts.
 *
 * @param ms the limit in milliseconds
 */
export async function withLimit<T>(
  ms: number,
  outer: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const limit = new AbortController()
  const over = new Promise<never>((_, reject) => {
    const stop = () => limit.abort()
    limit.signal.addEventListener('abort', () => reject(new Error('out of time')))
    if (outer?.aborted) stop()
    outer?.addEventListener('abort', stop, { signal: limit.signal })
  })
  const timer = setTimeout(() => limit.abort(), ms)
  try {
    return await Promise.race([work(limit.signal), over])
  } finally {
    clearTimeout(timer)
    // Also removes the listener on the outer signal.
    limit.abort()
  }
}

/**
 * Fetches JSON from an external service, without cookies, and parses it; undefined when it fails, has no result, or
 * takes longer than three seconds. These services are a convenience, so their failures are silent.
 */
export async function askJson<T>(
  url: URL,
  read: (json: unknown) => T | undefined,
  signal?: AbortSignal,
): Promise<T | undefined> {
  try {
    return await withLimit(SERVICE_MS, signal, async (limited) => {
      const response = await fetch(url, {
        signal: limited,
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
      })
      return response.ok ? read(await response.json()) : undefined
    })
  } catch {
    return undefined
  }
}
