import { useDeleteNotification, useMarkAllRead, useMarkRead } from '@angadi/data/notifications/change.ts'
import { setPendingDeletion } from '@angadi/data/notifications/hidden.ts'
import type { Notification } from '@angadi/data/notifications/notification.ts'
import { NOTIFICATION_TOAST_MS } from '@angadi/domain/toast-rules.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { useErrorText } from '../use-error-text.ts'

/** The actions of the list, each with its own message (Spec §8 Notifications). */
export function useNotificationActions() {
  const { t } = useTranslation(['header', 'shell'])
  const errorText = useErrorText()
  const markRead = useMarkRead()
  const markAll = useMarkAllRead()
  const remove = useDeleteNotification()

  const removeForGood = async (id: string) => {
    try {
      await remove.mutateAsync(id)
    } catch (error) {
      setPendingDeletion(id, false)
      notify.problem(t('header:notifications.deleteFailed'), { description: errorText(error) })
    }
  }
  return {
    isMarking: markAll.isPending,
    follow: ({ id, is_read }: Notification) => {
      if (!is_read) markRead.mutate(id)
    },
    markAllRead: () =>
      markAll.mutate(undefined, {
        onSuccess: () => notify.success(t('shell:notifications.allRead')),
        onError: (error) =>
          notify.problem(t('header:notifications.markFailed'), { description: errorText(error) }),
      }),
    delete: ({ id }: Notification) => {
      const toastId = `deleted-${id}`
      const waiting = new AbortController()
      const { signal } = waiting
      // A message that is closing may report its end twice, or after Undo.
      const send = () => {
        if (signal.aborted) return
        waiting.abort()
        void removeForGood(id)
      }
      const sendAndDismiss = () => {
        send()
        notify.dismiss(toastId)
      }
      setPendingDeletion(id, true)
      window.addEventListener('pagehide', sendAndDismiss, { signal })
      // Sent when the message closes, not by a timer: touching the message stops its time, and Undo stays with it.
      notify.info(t('header:notifications.deleted'), {
        id: toastId,
        duration: NOTIFICATION_TOAST_MS,
        onClose: send,
        action: {
          label: t('header:notifications.undo'),
          onClick: () => {
            if (signal.aborted) return
            waiting.abort()
            setPendingDeletion(id, false)
          },
        },
      })
    },
  }
}
