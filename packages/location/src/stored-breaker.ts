import { type Breaker, CLOSED } from '@angadi/domain/location/breaker.ts'

/** Storage keys of the breaker's two values (Spec §3 Local storage keys). */
const COUNT = 'geocodingFailureCount'
const LAST = 'geocodingLastFailure'

function figure(key: string): number | undefined {
  const text = localStorage.getItem(key)
  const value = text === null ? Number.NaN : Number(text)
  return Number.isSafeInteger(value) && value >= 0 ? value : undefined
}

/** The breaker as stored in this browser; closed where nothing can be read. */
export function storedBreaker(): Breaker {
  try {
    return { failures: figure(COUNT) ?? 0, lastFailureAt: figure(LAST) }
  } catch {
    return CLOSED
  }
}

/** Stores the breaker for the next visit. */
export function keepBreaker({ failures, lastFailureAt }: Breaker): void {
  try {
    if (lastFailureAt === undefined) {
      localStorage.removeItem(COUNT)
      localStorage.removeItem(LAST)
      return
    }
    localStorage.setItem(COUNT, String(failures))
    localStorage.setItem(LAST, String(lastFailureAt))
  } catch {
    // Storage is full or blocked: the geocoders are called again, which only costs time.
  }
}
