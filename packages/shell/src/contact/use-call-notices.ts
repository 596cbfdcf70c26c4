import type { Conversation } from '@angadi/data/contact/keys.ts'
import type { CallStep } from '@angadi/data/contact/use-live-contact.ts'
import { TOAST_MS } from '@angadi/domain/toast-rules.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { notify } from '@angadi/ui/toaster/notify.ts'

/** A call rings this long at the most, in milliseconds. */
const RINGING_MS = 45_000

/**
 * Shows how a call with the other goes, in one message that changes. A message that replaces another keeps the old
 * duration unless it has its own, so what ends a call sets one.
 */
export function useCallNotices({ as }: Conversation, name: string): (step: CallStep) => void {
  const { t } = useTranslation('contact')
  return ({ call_id: id, state, role }) => {
    const isMine = role === as
    if (state === 'requested' || state === 'ringing')
      notify.info(t(isMine ? 'call.calling' : 'call.incoming', { name }), {
        id,
        description: t(isMine ? 'call.callingText' : 'call.incomingText'),
        duration: RINGING_MS,
      })
    else if (state === 'failed')
      notify.warning(t('call.failed', { name }), {
        id,
        description: t('call.failedText'),
        duration: TOAST_MS,
      })
    else if (state === 'connected') notify.info(t('call.connected', { name }), { id })
    else notify.info(t('call.ended', { name }), { id, duration: TOAST_MS })
  }
}
