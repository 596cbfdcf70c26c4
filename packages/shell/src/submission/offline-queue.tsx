import { contactKeys } from '@angadi/data/contact/keys.ts'
import { orderKeys } from '@angadi/data/orders/keys.ts'
import { flushQueue } from '@angadi/data/queue/queue.ts'
import { useQueued } from '@angadi/data/queue/use-queued.ts'
import { useUserId } from '@angadi/data/session/session-store.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useErrorText } from '../use-error-text.ts'
import { useOnline } from '../use-online.ts'

/** After how long what still waits is sent again, in milliseconds: a network may fail without being noticed as lost. */
export const RETRY_EVERY_MS = 15_000

/**
 * Sends offline actions as soon as there is a network, again and again while any waits, and shows a message with the
 * result. Renders nothing itself.
 */
export function OfflineQueue() {
  const { t } = useTranslation('forms', { useSuspense: false })
  const errorText = useErrorText()
  const queryClient = useQueryClient()
  const userId = useUserId()
  const isOnline = useOnline()
  const { length: count } = useQueued()
  const flush = useEffectEvent(async (whose: string) => {
    await flushQueue(whose, ({ action, refusal }) => {
      const isMessage = action === 'send-message'
      if (refusal) notify.problem(t('queue.refused', { reason: errorText(refusal) }))
      else if (action === 'raise-sos') notify.success(t('queue.sentAlarm'))
      // A message shows in its chat that it has been sent.
      else if (!isMessage) notify.success(t('queue.sent'))
      void queryClient.invalidateQueries({ queryKey: isMessage ? contactKeys.all : orderKeys.all })
    })
  })
  useEffect(() => {
    if (!isOnline || userId === null || count === 0) return
    void flush(userId)
    const again = setInterval(() => void flush(userId), RETRY_EVERY_MS)
    return () => clearInterval(again)
  }, [isOnline, userId, count])
  return null
}
