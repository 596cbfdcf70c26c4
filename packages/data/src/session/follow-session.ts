import {
  auth,
  freshToken,
  hasStoredSession,
  sessionKey,
  storedSession,
  whenAuthLoads,
} from '../client/auth.ts'
import { whenIdle } from '../when-idle.ts'
import { rememberInitialUrl } from './initial-url.ts'
import { personIn, personInStored } from './session-person.ts'
import { endedBefore, forceReadyInTime, markSignedOut, useSession, welcome } from './session-store.ts'

let started = false
let isLeaving = false
/** Whether this page started with a stored session that has not been confirmed yet. */
let began = false

/** Removes a stored value that is not a session, so that the next start does not read it again. */
function clearBroken(): boolean {
  const isBroken = hasStoredSession() && personInStored(storedSession()) === undefined
  if (isBroken) localStorage.removeItem(sessionKey())
  return isBroken
}

/** No session came: without a network the stored one may just not be renewable now, and still counts. */
function withoutSession(event: string): void {
  const stored = event === 'INITIAL_SESSION' ? personInStored(storedSession()) : undefined
  if (stored) welcome(stored)
  else if (useSession.getState().userId !== null || began) markSignedOut(!isLeaving, isLeaving)
  else markSignedOut(useSession.getState().hasEnded)
  began = false
  isLeaving = false
}

/** Begins to follow the session: the stored one, then every sign-in, refresh and sign-out in this or another tab. */
export function followSession(): void {
  if (started) return
  started = true
  rememberInitialUrl()
  forceReadyInTime()
  const wasBroken = clearBroken()
  began = hasStoredSession()
  whenAuthLoads((loaded) => {
    loaded.onAuthStateChange((event, session) => {
      const person = personIn(session)
      if (!person) return withoutSession(event)
      began = false
      welcome(person)
    })
  })
  addEventListener('storage', ({ key, newValue }) => {
    if (key !== null && key !== sessionKey()) return
    if (newValue !== null) void auth().catch(() => undefined)
    else if (useSession.getState().userId !== null) markSignedOut(true)
  })
  if (!began) {
    markSignedOut(wasBroken || endedBefore())
    return
  }
  const welcomeStored = () => {
    const stored = personInStored(storedSession())
    if (stored) welcome(stored)
  }
  // The code that renews sessions may fail to load: screens then rely on the stored session, and the server on the
  // token.
  const load = () => void auth().catch(welcomeStored)
  if (freshToken() === undefined) load()
  else {
    welcomeStored()
    whenIdle(load)
  }
}

/** Marks the next end of the session as requested by the user here, so that no message is shown. */
export function expectLeaving(): void {
  isLeaving = true
}

/** Reverts `expectLeaving`, once the session has ended or could not be ended. */
export function stay(): void {
  isLeaving = false
}
