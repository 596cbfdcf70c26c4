import type { Role } from '@angadi/domain/roles.ts'
import { create } from 'zustand'
import { AUTH_RECOVERY_MS, nextReadiness, type Readiness } from './readiness.ts'
import type { SessionPerson } from './session-person.ts'

interface SessionState {
  /** Whether it is known if a user is signed in. */
  readonly ready: boolean
  /** The signed-in user, or null for a guest. */
  readonly userId: string | null
  readonly phone: string | null
  readonly email: string | null
  /** The roles that the session carries: they choose what is offered, never what is allowed. */
  readonly claimedRoles: readonly Role[]
  /**
   * Whether the session ended without a sign-out here: elsewhere, by the server, or because its storage was damaged.
   */
  readonly hasEnded: boolean
  /** Whether the user has just signed out here: the home page follows, not the sign-in. */
  readonly hasSignedOut: boolean
}

const nobody = { userId: null, phone: null, email: null, claimedRoles: [] } as const

/** Who is signed in, as far as this page knows; the server decides for itself. */
export const useSession = create<SessionState>()(() => ({
  ready: false,
  hasEnded: false,
  hasSignedOut: false,
  ...nobody,
}))

let readiness: Readiness = 'loading'

function answered(): { readonly ready: true } {
  readiness = nextReadiness(readiness, { type: 'answered' })
  return { ready: true }
}

/** Forces readiness when nothing has answered for more than 10 s (Spec §8 Auth stuck). */
export function forceReadyInTime(): void {
  const began = performance.now()
  const look = () => {
    readiness = nextReadiness(readiness, { type: 'waited', elapsedMs: performance.now() - began })
    if (readiness === 'ready') useSession.setState({ ready: true })
    else setTimeout(look, 100)
  }
  setTimeout(look, AUTH_RECOVERY_MS + 1)
}

const ENDED = 'angadi.session-ended'

/** Stored for the tab: a guard may be redirecting the user to the sign-in page of another app. */
function keepEnding(hasEnded: boolean): void {
  try {
    if (hasEnded) sessionStorage.setItem(ENDED, '1')
    else sessionStorage.removeItem(ENDED)
  } catch {
    // Without storage only the message is lost with the page.
  }
}

/** Whether the previous page in this tab lost its session. */
export function endedBefore(): boolean {
  try {
    return sessionStorage.getItem(ENDED) !== null
  } catch {
    return false
  }
}

/** Records that a user is signed in. */
export function welcome(person: SessionPerson): void {
  keepEnding(false)
  useSession.setState({ ...answered(), ...person, hasEnded: false, hasSignedOut: false })
}

/**
 * Records that no user is signed in any more, or never was.
 *
 * @param hasEnded whether a session ended without a sign-out here
 * @param hasSignedOut whether the user has just signed out here
 */
export function markSignedOut(hasEnded: boolean, hasSignedOut = false): void {
  keepEnding(hasEnded)
  useSession.setState({ ...answered(), ...nobody, hasEnded, hasSignedOut })
}

/** The page after a sign-out has been reached: from now on a guarded route leads to sign-in again. */
export function forgetLeaving(): void {
  if (useSession.getState().hasSignedOut) useSession.setState({ hasSignedOut: false })
}

/** The user has dismissed the message that the session ended. */
export function dismissEnding(): void {
  keepEnding(false)
  useSession.setState({ hasEnded: false })
}

/** The signed-in user's id, or null for a guest. */
export function useUserId(): string | null {
  return useSession((state) => state.userId)
}
