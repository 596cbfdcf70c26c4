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
      setPendingDeletion(id, true)
      const timer = setTimeout(() => void removeForGood(id), NOTIFICATION_TOAST_MS)
      notify.info(t('header:notifications.deleted'), {
        id: `deleted-${id}`,
        duration: NOTIFICATION_TOAST_MS,
        action: {
          label: t('header:notifications.undo'),
          onClick: () => {
            clearTimeout(timer)
            setPendingDeletion(id, false)
          },
        },
      })
    },
  }
}
