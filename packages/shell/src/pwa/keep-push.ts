import { forgetPush, renewPush } from '@angadi/data/push/subscription.ts'
import { useSession } from '@angadi/data/session/session-store.ts'
import { useLanguage } from '@angadi/i18n/language-store.ts'

function renew(): void {
  // Whatever keeps it from being renewed now, the next start tries again.
  if (useSession.getState().userId !== null) renewPush().catch(() => undefined)
}

/** Keeps this browser's push in step with who is signed in and with their language; ends it when they sign out. */
export function keepPush(): void {
  renew()
  useLanguage.subscribe(renew)
  useSession.subscribe(({ userId }, before) => {
    if (userId !== null && userId !== before.userId) renew()
    if (userId === null && before.userId !== null) forgetPush().catch(() => undefined)
  })
}
