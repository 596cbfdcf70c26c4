import { useUserId } from '@angadi/data/session/session-store.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { homeSoon } from './home-soon.ts'

/** Whether a signed-in visitor is about to be taken home, and the way to stay. */
export interface HomeSoon {
  readonly leaving: boolean
  readonly stay: () => void
}

/**
 * Takes a signed-in visitor home after 1.5 s, unless they wish to stay.
 *
 * @param go goes to a path of the product
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
