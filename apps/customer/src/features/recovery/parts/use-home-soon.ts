import { useUserId } from '@angadi/data/session/session-store.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { useEffect, useEffectEvent, useState } from 'react'

/** A signed-in visitor of the recovery page goes home after this long, in milliseconds (Spec §4 Dashboard redirect). */
const HOME_AFTER_MS = 1500

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
    if (!leaving) return
    const timer = setTimeout(goHome, HOME_AFTER_MS)
    return () => clearTimeout(timer)
  }, [leaving])
  return { leaving, stay: () => setStays(true) }
}
