import { vi } from 'vitest'

/** Replaces the browser's storage where tests run without one. */
export function stubStorage(): Map<string, string> {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
  return stored
}

/** Fakes external services, by host: their response, or undefined for a timeout. Returns the hosts that were called. */
export function stubServices(answers: Readonly<Record<string, unknown>>): URL[] {
  const asked: URL[] = []
  vi.stubGlobal('fetch', (url: URL, { signal }: { readonly signal: AbortSignal }) => {
    asked.push(url)
    const answer = answers[url.host]
    if (answer !== undefined) return Promise.resolve(Response.json(answer))
    return new Promise((_, reject) => {
      signal.addEventListener('abort', () => reject(new Error('aborted')))
    })
  })
  return asked
}
