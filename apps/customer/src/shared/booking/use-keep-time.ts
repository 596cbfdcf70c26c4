import { signInPath } from '@angadi/auth/origin.ts'
import { type HoldRequest, useHoldBooking } from '@angadi/data/bookings/hold-booking.ts'
import { type HoldSeriesRequest, useHoldSeries } from '@angadi/data/series/hold-series.ts'
import { useSession } from '@angadi/data/session/session-store.ts'
import { noteFailure } from '@angadi/shell/submission/note-failure.ts'
import { useNavigateTo } from '@angadi/shell/use-navigate-to.ts'
import { useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'

/** Keeping a time or several, as the sheet of times uses it. */
export interface KeepTime {
  /** Keeps a time, once however often it is tapped. */
  readonly keep: (request: Omit<HoldRequest, 'key'>) => Promise<void>
  /** Keeps all times of a series, or none. */
  readonly keepSeries: (request: Omit<HoldSeriesRequest, 'key'>) => Promise<void>
  readonly isKeeping: boolean
  /** Why the last attempt failed. */
  readonly failure: unknown
  readonly isGuest: boolean
  /** Signs a guest in, and comes back to the choice. */
  readonly signIn: () => void
}

/**
 * Keeps a time. The key belongs to the choice: whatever happens to the network, the next tap repeats it.
 *
 * @param onKept goes on to the payment
 */
export function useKeepTime(onKept: () => void): KeepTime {
  const one = useHoldBooking()
  const series = useHoldSeries()
  const isGuest = useSession(({ ready, userId }) => ready && userId === null)
  const { pathname, search } = useLocation()
  const go = useNavigateTo()
  const [failure, setFailure] = useState<unknown>()
  const attempt = useRef<{ readonly what: string; readonly key: string }>(undefined)
  const isSending = useRef(false)
  const send = async (request: object, hold: (key: string) => Promise<unknown>) => {
    if (isSending.current) return
    isSending.current = true
    setFailure(undefined)
    const what = JSON.stringify(request)
    const key = attempt.current?.what === what ? attempt.current.key : `hold:${crypto.randomUUID()}`
    attempt.current = { what, key }
    try {
      await hold(key)
      attempt.current = undefined
      onKept()
    } catch (error) {
      noteFailure('hold-booking', 'error', error)
      setFailure(error)
    } finally {
      isSending.current = false
    }
  }
  return {
    keep: (request) => send(request, (key) => one.mutateAsync({ ...request, key })),
    keepSeries: (request) => send(request, (key) => series.mutateAsync({ ...request, key })),
    isKeeping: one.isPending || series.isPending,
    failure,
    isGuest,
    signIn: () => go(signInPath(`${pathname}${search}`)),
  }
}
