/** Something with named parts. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** What lies under a key of this browser's storage; undefined when there is nothing, or nothing that can be read. */
export function readStored(key: string): unknown {
  try {
    const text = localStorage.getItem(key)
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Keeps something in this browser's storage, undefined takes it away; a full or closed storage keeps nothing. */
export function keep(key: string, value: unknown): void {
  try {
    if (value === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // Private windows and full disks: what is kept is a convenience, never the only copy of something.
  }
}
