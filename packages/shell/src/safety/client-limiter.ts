import { CLIENT_LIMIT, takeTurn } from '@angadi/domain/rate-limit/rate-limit.ts'
import { isRecord, keep, readStored } from './stored-json.ts'

/** Storage key of the limiter's times (Spec §3 Local storage keys: client rate-limiter data). */
const STORAGE_KEY = 'angadi.rate-limits'

function timesIn(value: unknown): readonly number[] {
  return Array.isArray(value) ? value.filter((at) => typeof at === 'number') : []
}

/**
 * Checks whether an action is allowed once more: 10 times in 60 s, counted over all tabs of this browser (Spec §9 Rate
 * limiter). The server has its own limits; this one saves the calls, and returns how long to wait.
 *
 * @param name what is done, such as `form:address` or `sign-in-code`
 * @returns 0 when it may be done now, otherwise the seconds to wait
 */
export function secondsToWait(name: string, now: number = Date.now()): number {
  const read = readStored(STORAGE_KEY)
  const stored = isRecord(read) ? read : {}
  const { waitMs, taken } = takeTurn(timesIn(stored[name]), now)
  // Times outside the window are dropped, so that the entry does not grow for ever.
  const others = Object.entries(stored).filter(
    ([other, times]) => other !== name && (timesIn(times).at(-1) ?? 0) > now - CLIENT_LIMIT.windowMs,
  )
  keep(STORAGE_KEY, Object.fromEntries([...others, [name, taken]]))
  return Math.ceil(waitMs / 1000)
}
