import type { Notification } from '@angadi/data/notifications/notification.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { IconButton } from '@angadi/ui/icon-button/icon-button.tsx'
import { CircleCheck, Info, OctagonAlert, Trash2, TriangleAlert } from 'lucide-react'
import { AppLink } from '../app-link.tsx'
import { NotificationItem } from './notification-item.tsx'
import { useNotificationLabels } from './use-notification-labels.ts'

const signs = {
  success: { tone: 'success', icon: <CircleCheck aria-hidden /> },
  warning: { tone: 'warning', icon: <TriangleAlert aria-hidden /> },
  error: { tone: 'danger', icon: <OctagonAlert aria-hidden /> },
  info: { tone: 'action', icon: <Info aria-hidden /> },
} as const

/**
 * The icon and colour of a type: success, warning, error, and info for everything else (Spec §3 system_notifications).
 */
function signOf(type: string) {
  return type === 'success' || type === 'warning' || type === 'error' ? signs[type] : signs.info
}

export interface NotificationRowProps {
  readonly notification: Notification
  /** Called when the user opens its subject. */
  readonly onFollow: () => void
  readonly onDelete: () => void
}

/** One notification in the user's language. */
export function NotificationRow({ notification, onFollow, onDelete }: NotificationRowProps) {
  const { t } = useTranslation(['shell', 'common'])
  const { dateTime } = useFormats()
  const { title, message } = useNotificationLabels()(notification)
  const { action_url: path } = notification
  return (
    <NotificationItem
      title={title}
      body={message}
      at={dateTime(notification.created_at)}
      {...signOf(notification.type)}
      unread={notification.is_read ? undefined : t('notifications.new')}
      {...(path ? { render: <AppLink to={path} replace onClick={onFollow} /> } : {})}
      action={
        <IconButton label={t('notifications.delete')} icon={<Trash2 aria-hidden />} onClick={onDelete} />
      }
    />
  )
}
