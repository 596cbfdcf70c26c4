import { useUserId } from '@angadi/data/session/session-store.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { homeSoon } from './home-soon.ts'

/** Whether a signed-in user is about to be sent home, and a function to stay. */
export interface HomeSoon {
  readonly leaving: boolean
  readonly stay: () => void
}

/**
 * Sends a signed-in user home after 1.5 s, unless they choose to stay.
 *
 * @param go navigates to a path
 */
export function useHomeSoon(go: (path: string) => void): HomeSoon {
  const isSignedIn = useUserId() !== null
  const [stays, setStays] = useState(false)
  const leaving = isSignedIn && !stays
  const goHome = useEffectEvent(() => go(pathTo('home')))
  useEffect(() => {
    if (leaving) return homeSoon(goHome)
  }, [leaving])
  return { leaving, stay: () => setStays(true) }
}
