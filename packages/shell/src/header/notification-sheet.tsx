import {
  useDeleteNotification,
  useMarkAllRead,
  useMarkRead,
  useNotifications,
} from '@angadi/data/notifications/notifications.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { DialogSheet } from '@angadi/ui/dialog-sheet/dialog-sheet.tsx'
import { EmptyState } from '@angadi/ui/empty-state/empty-state.tsx'
import { IconButton } from '@angadi/ui/icon-button/icon-button.tsx'
import { NotificationItem } from '@angadi/ui/notification-item/notification-item.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { Bell, CircleCheck, Info, OctagonAlert, Trash2, TriangleAlert } from 'lucide-react'
import { AppLink } from '../app-link.tsx'
import { useErrorText } from '../use-error-text.ts'
import { notificationWords } from './notification-words.ts'

const signs = {
  success: { tone: 'success', icon: <CircleCheck aria-hidden /> },
  warning: { tone: 'warning', icon: <TriangleAlert aria-hidden /> },
  error: { tone: 'danger', icon: <OctagonAlert aria-hidden /> },
  info: { tone: 'action', icon: <Info aria-hidden /> },
} as const

function signOf(type: string) {
  return type === 'success' || type === 'warning' || type === 'error' ? signs[type] : signs.info
}

export interface NotificationSheetProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

/** All notifications: a bottom sheet on phones, a dialog on desktops. */
export default function NotificationSheet({ open, onOpenChange }: NotificationSheetProps) {
  const { t } = useTranslation(['shell', 'common', 'notifications'])
  const errorText = useErrorText()
  const { dateTime } = useFormats()
  const { data = [] } = useNotifications()
  const markRead = useMarkRead()
  const markAll = useMarkAllRead()
  const remove = useDeleteNotification()
  const unread = data.some((notification) => !notification.is_read)
  const markAllRead = () =>
    markAll.mutate(undefined, {
      onSuccess: () => notify.success(t('notifications.allRead')),
      onError: (error) => notify.problem(errorText(error)),
    })
  return (
    <DialogSheet
      open={open}
      onOpenChange={onOpenChange}
      title={t('notifications.title')}
      closeLabel={t('common:close')}
      footer={
        unread ? (
          <Button look="secondary" wide busy={markAll.isPending} onClick={markAllRead}>
            {t('notifications.markAllRead')}
          </Button>
        ) : undefined
      }
    >
      {data.length === 0 ? (
        <EmptyState picture={<Bell aria-hidden />} title={t('notifications.empty')}>
          {t('notifications.emptyText')}
        </EmptyState>
      ) : (
        <ul>
          {data.map((notification) => {
            const { tone, icon } = signOf(notification.type)
            const { title, message } = notificationWords(t, notification)
            return (
              <li key={notification.id}>
                <NotificationItem
                  title={title}
                  body={message}
                  at={dateTime(notification.created_at)}
                  tone={tone}
                  icon={icon}
                  unread={notification.is_read ? undefined : t('notifications.new')}
                  {...(notification.action_url
                    ? {
                        render: (
                          <AppLink
                            to={notification.action_url}
                            onClick={() => {
                              markRead.mutate(notification.id)
                              onOpenChange(false)
                            }}
                          />
                        ),
                      }
                    : {})}
                  action={
                    <IconButton
                      label={t('notifications.delete')}
                      icon={<Trash2 aria-hidden />}
                      onClick={() => remove.mutate(notification.id)}
                    />
                  }
                />
              </li>
            )
          })}
        </ul>
      )}
    </DialogSheet>
  )
}
