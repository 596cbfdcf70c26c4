import { useUnreadCount } from '@angadi/data/notifications/unread.ts'
import { useUserId } from '@angadi/data/session/session-store.ts'
import { BADGE_CAP, badgeText } from '@angadi/domain/badge.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { IconButton } from '@angadi/ui/icon-button/icon-button.tsx'
import { Bell } from 'lucide-react'
import { useSheet } from '../use-sheet.ts'
import { NOTIFICATION_SHEET } from './sheet-names.ts'

/** The notification button with the unread count, at most 99+; opens them in a sheet (Spec §2 Notifications). */
export function NotificationBell() {
  const { t } = useTranslation('shell')
  const userId = useUserId()
  const unread = useUnreadCount()
  const { open } = useSheet(NOTIFICATION_SHEET)
  if (userId === null) return null
  const badge = badgeText(unread)
  return (
    <IconButton
      // Screen readers get what is shown: more than 99 where there are more.
      label={
        unread > BADGE_CAP
          ? t('notifications.openMany', { cap: BADGE_CAP })
          : t('notifications.open', { count: unread })
      }
      icon={<Bell aria-hidden />}
      {...(badge ? { badge } : {})}
      onClick={open}
    />
  )
}
