import type { Notification } from '@angadi/data/notifications/notification.ts'
import { useNotifications } from '@angadi/data/notifications/notifications.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { DialogSheet } from '@angadi/ui/dialog-sheet/dialog-sheet.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { useEffect } from 'react'
import { NotificationList } from './notification-list.tsx'
import { useNotificationActions } from './use-notification-actions.ts'

const NONE: readonly Notification[] = []

/**
 * All notifications: a bottom sheet on phones, a drawer at the side of desktops (Spec §2 Notifications). Messages about
 * what it lists are dismissed, since they would cover it.
 */
export default function NotificationSheet({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation(['shell', 'common'])
  const { data = NONE } = useNotifications()
  const actions = useNotificationActions()
  useEffect(() => {
    for (const { id } of data) notify.dismiss(id)
  }, [data])
  const hasUnread = data.some((notification) => !notification.is_read)
  return (
    <DialogSheet
      open
      desktop="drawer"
      size="sm"
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={t('notifications.title')}
      closeLabel={t('common:close')}
      footer={
        hasUnread ? (
          <Button variant="secondary" wide busy={actions.isMarking} onClick={actions.markAllRead}>
            {t('notifications.markAllRead')}
          </Button>
        ) : undefined
      }
    >
      <NotificationList onFollow={actions.follow} onDelete={actions.delete} />
    </DialogSheet>
  )
}
