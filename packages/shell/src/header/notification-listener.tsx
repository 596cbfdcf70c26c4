import { useLiveNotifications } from '@angadi/data/notifications/live.ts'
import type { Notification } from '@angadi/data/notifications/notification.ts'
import { useNotifications } from '@angadi/data/notifications/notifications.ts'
import { useLiveSettings } from '@angadi/data/settings/settings.ts'
import { NOTIFICATION_TOAST_MS } from '@angadi/domain/toast-rules.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { useLocation } from 'react-router-dom'
import { useNavigateTo } from '../use-navigate-to.ts'
import { useSheet } from '../use-sheet.ts'
import { useVoice } from '../voice/use-voice.ts'
import { isOnScreen } from './is-on-screen.ts'
import { NOTIFICATION_SHEET } from './sheet-names.ts'
import { useNotificationLabels } from './use-notification-labels.ts'

const kinds = { success: notify.success, warning: notify.warning, error: notify.problem } as const

function kindOf(type: string) {
  return type === 'success' || type === 'warning' || type === 'error' ? kinds[type] : notify.info
}

/**
 * Shows each notification that arrives, on every screen: as a message with a link to its subject,
 * and by voice if switched on. A subject that is on screen already is not announced.
 */
export function NotificationListener() {
  const { t } = useTranslation(['header', 'voice'])
  const labelsOf = useNotificationLabels()
  const go = useNavigateTo()
  const { pathname, search } = useLocation()
  const isListOpen = useSheet(NOTIFICATION_SHEET).isOpen
  const voice = useVoice()
  useNotifications()
  useLiveSettings()
  useLiveNotifications((notification: Notification) => {
    const labels = labelsOf(notification)
    voice.alert(t('voice:notification', labels))
    const { action_url: path } = notification
    if (isListOpen || isOnScreen(path, pathname + search)) return
    kindOf(notification.type)(labels.title, {
      id: notification.id,
      description: labels.message,
      duration: NOTIFICATION_TOAST_MS,
      ...(path ? { action: { label: t('header:notifications.open'), onClick: () => go(path) } } : {}),
    })
  })
  return null
}
