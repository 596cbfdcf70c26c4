import { signInPath } from '@angadi/auth/origin.ts'
import { type HoldRequest, useHoldBooking } from '@angadi/data/bookings/hold-booking.ts'
import { useSession } from '@angadi/data/session/session-store.ts'
import { noteFailure } from '@angadi/shell/submission/note-failure.ts'
import { useNavigateTo } from '@angadi/shell/use-navigate-to.ts'
import { useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'

/** Keeping a time, as the sheet of times uses it. */
export interface KeepTime {
  /** Keeps a time, once however often it is tapped. */
  readonly keep: (request: Omit<HoldRequest, 'key'>) => Promise<void>
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
  const { mutateAsync, isPending } = useHoldBooking()
  const isGuest = useSession(({ ready, userId }) => ready && userId === null)
  const { pathname, search } = useLocation()
  const go = useNavigateTo()
  const [failure, setFailure] = useState<unknown>()
  const attempt = useRef<{ readonly what: string; readonly key: string }>(undefined)
  const isSending = useRef(false)
  const keep = async (request: Omit<HoldRequest, 'key'>) => {
    if (isSending.current) return
    isSending.current = true
    setFailure(undefined)
    const what = JSON.stringify(request)
    if (attempt.current?.what !== what) attempt.current = { what, key: `hold:${crypto.randomUUID()}` }
    try {
      await mutateAsync({ ...request, key: attempt.current.key })
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
    keep,
    isKeeping: isPending,
    failure,
    isGuest,
    signIn: () => go(signInPath(`${pathname}${search}`)),
  }
}
