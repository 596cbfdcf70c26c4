import { create } from 'zustand'
import { auth, hasStoredSession, sessionKey, whenAuthLoads } from '../client/auth.ts'

/** Auth counts as ready after this long even when no answer came (Spec §9: auth recovery 10 s). */
const FORCED_READY_MS = 10_000

interface SessionState {
  /** Whether it is known if somebody is signed in. */
  readonly ready: boolean
  /** The signed-in person, or null for a guest. */
  readonly userId: string | null
  readonly phone: string | null
  readonly email: string | null
}

/** Who is signed in, as far as this page knows; the server decides for itself. */
export const useSession = create<SessionState>()(() => ({
  ready: false,
  userId: null,
  phone: null,
  email: null,
}))

let started = false

/** Begins to follow the session: the stored one, then every sign-in, refresh and sign-out in this or another tab. */
export function followSession(): void {
  if (started) return
  started = true
  setTimeout(() => useSession.setState({ ready: true }), FORCED_READY_MS)
  whenAuthLoads((loaded) => {
    loaded.onAuthStateChange((_event, session) => {
      useSession.setState({
        ready: true,
        userId: session?.user.id ?? null,
        phone: session?.user.phone ? `+${session.user.phone.replace(/^\+/, '')}` : null,
        email: session?.user.email ?? null,
      })
    })
  })
  if (hasStoredSession()) void auth().catch(() => useSession.setState({ ready: true }))
  else {
    useSession.setState({ ready: true })
    addEventListener('storage', ({ key, newValue }) => {
      if (key === sessionKey() && newValue !== null) void auth()
    })
  }
}

/** The signed-in person's id, or null for a guest. */
export function useUserId(): string | null {
  return useSession((state) => state.userId)
}
