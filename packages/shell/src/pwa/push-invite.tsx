import type { PushState } from '@angadi/data/push/push-state.ts'
import { usePush } from '@angadi/data/push/use-push.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useState } from 'react'
import { PushCard, type PushReason } from './push-card.tsx'

/** How long the invitation is hidden after it was declined, in milliseconds: 30 days. */
const LEFT_ALONE_MS = 30 * 24 * 60 * 60 * 1000
const DECLINED = 'angadi.push-declined'

function isDeclined(): boolean {
  try {
    return Date.now() - Number(localStorage.getItem(DECLINED) ?? 0) < LEFT_ALONE_MS
  } catch {
    return false
  }
}

function decline(): void {
  try {
    localStorage.setItem(DECLINED, String(Date.now()))
  } catch {
    // Without storage it may be offered again with the next visit.
  }
}

/** What is shown for a state. The hint about blocked notifications appears only after a request here. */
function shownOf(
  state: PushState | undefined,
  hasAsked: boolean,
): 'ask' | 'blocked' | 'install_first' | 'on' | undefined {
  if (state === 'off') return 'ask'
  if (state === 'install_first') return 'install_first'
  return hasAsked && (state === 'on' || state === 'blocked') ? state : undefined
}

/** Offers notifications where they are of use, and asks the browser only after a tap (Issue 2, Web Push). */
export default function PushInvite({ reason }: { readonly reason: PushReason }) {
  const { t } = useTranslation('pwa')
  const { state, turnOn } = usePush()
  const [isGone, setGone] = useState(isDeclined)
  const shown = shownOf(state, turnOn.isSuccess)
  if (isGone || shown === undefined) return null
  return (
    <PushCard
      reason={reason}
      shown={shown}
      busy={turnOn.isPending}
      problem={turnOn.isError ? t('push.failed') : undefined}
      onTurnOn={() => turnOn.mutate()}
      onLater={() => {
        decline()
        setGone(true)
      }}
    />
  )
}
