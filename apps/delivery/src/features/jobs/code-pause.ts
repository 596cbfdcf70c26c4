import { HANDOVER_PAUSE_SECONDS } from '@angadi/domain/orders/handover-code.ts'

const PAUSE_MS = HANDOVER_PAUSE_SECONDS * 1000

/**
 * How far the server's clock is ahead of this device's, in milliseconds, computed from the end of a pause. A pause that
 * begins with this answer lasts exactly a minute; an older one has not ended yet and lasts no longer.
 *
 * @param retryAt when codes are accepted again, by the server's clock
 * @param isFresh whether the pause began with this answer
 * @param now this device's clock, in milliseconds
 */
export function pauseOffsetMs(retryAt: string, isFresh: boolean, now: number): number {
  const leftMs = new Date(retryAt).getTime() - now
  if (!isFresh && leftMs > 0 && leftMs <= PAUSE_MS) return 0
  return leftMs - PAUSE_MS
}
