import { forgetPush, renewPush } from '@angadi/data/push/subscription.ts'
import { useSession } from '@angadi/data/session/session-store.ts'
import { useLanguage } from '@angadi/i18n/language-store.ts'
import { useEffect, useState } from 'react'
import { AddToHome } from './add-to-home.tsx'
import { nextScreens } from './next-screens.ts'
import { prefetchScreens } from './prefetch-screens.ts'
import { UpdateCard } from './update-card.tsx'
import { watchVitals } from './watch-vitals.ts'
import { startWorker } from './worker-client.ts'

let hasStarted = false

function startOnce(onUpdate: (takeOver: () => void) => void): void {
  if (hasStarted || !import.meta.env.PROD) return
  hasStarted = true
  watchVitals()
  prefetchScreens(nextScreens())
  if (!('serviceWorker' in navigator)) return
  // Spec §7: registration failures are ignored. Without a worker everything works but for offline and push.
  startWorker(onUpdate)
    .then(keepPush)
    .catch(() => undefined)
}

/** Makes the page installable: the worker, its releases, the home screen. Loaded only when idle. */
export default function PwaParts() {
  const [takeOver, setTakeOver] = useState<() => void>()
  useEffect(() => startOnce((next) => setTakeOver(() => next)), [])
  if (takeOver) return <UpdateCard onReload={takeOver} onLater={() => setTakeOver(undefined)} />
  return <AddToHome />
}

function renew(): void {
  // If it cannot be renewed now, the next start tries again.
  if (useSession.getState().userId !== null) renewPush().catch(() => undefined)
}

/**
 * Keeps this browser's push subscription up to date with the signed-in user and their language; ends it when they sign
 * out.
 */
function keepPush(): void {
  renew()
  useLanguage.subscribe(renew)
  useSession.subscribe(({ userId }, before) => {
    if (userId !== null && userId !== before.userId) renew()
    if (userId === null && before.userId !== null) forgetPush().catch(() => undefined)
  })
}
