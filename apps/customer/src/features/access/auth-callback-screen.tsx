import { callbackOutcome, callbackWait } from '@angadi/auth/callback-outcome.ts'
import { originIn } from '@angadi/auth/origin.ts'
import { auth } from '@angadi/data/client/auth.ts'
import { initialUrl } from '@angadi/data/session/initial-url.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { useNavigateTo } from '@angadi/shell/use-navigate-to.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { CallbackFailed } from './parts/callback-failed.tsx'
import { CallbackView } from './parts/callback-view.tsx'

/** Whether the URL contains something to sign in with. */
const CARRIES_KEY = /[#?&](access_token|code|token_hash)=/

/** Target of the links in e-mails: takes the session from the URL, waits 1 s and navigates on (Spec §4 Callback). */
export default function AuthCallbackScreen() {
  const [{ search, hash }] = useState(initialUrl)
  const outcome = callbackOutcome(search, hash)
  const [hasFailed, setFailed] = useState(false)
  const go = useNavigateTo()
  const goOn = useEffectEvent(async (signal: AbortSignal) => {
    const [session] = await Promise.all([
      auth()
        .then((service) => service.getSession())
        .then(({ data }) => data.session)
        .catch(() => null),
      callbackWait(),
    ])
    if (signal.aborted) return
    if (session === null && CARRIES_KEY.test(search + hash)) setFailed(true)
    else if (outcome === 'new_password' && session !== null)
      go(pathTo('auth', undefined, { step: 'new-password' }), { replace: true })
    else go(originIn(search) ?? pathTo('home'), { replace: true })
  })
  const isGood = outcome === 'signed_in' || outcome === 'new_password'
  useEffect(() => {
    if (!isGood) return
    const leaving = new AbortController()
    void goOn(leaving.signal)
    return () => leaving.abort()
  }, [isGood])
  if (isGood && !hasFailed) return <CallbackView />
  return <CallbackFailed reason={outcome === 'refused' ? 'refused' : 'expired'} />
}
