import { useLiveNotifications, useNotifications } from '@angadi/data/notifications/notifications.ts'
import { useUserId } from '@angadi/data/session/session-store.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { IconButton } from '@angadi/ui/icon-button/icon-button.tsx'
import { Bell } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'

const NotificationSheet = lazy(() => import('./notification-sheet.tsx'))

/** The most that a badge shows (Spec §9 Orders: badge caps 99+). */
const BADGE_CAP = 99

/** The bell with the number of unread notifications; opens them in a sheet. */
export function NotificationBell() {
  const { t } = useTranslation('shell')
  const userId = useUserId()
  const { data = [] } = useNotifications()
  const [open, setOpen] = useState(false)
  useLiveNotifications()
  if (userId === null) return null
  const unread = data.filter((notification) => !notification.is_read).length
  const badge = unread === 0 ? undefined : unread > BADGE_CAP ? `${BADGE_CAP}+` : String(unread)
  return (
    <>
      <IconButton
        label={t('notifications.open', { count: unread })}
        icon={<Bell aria-hidden />}
        {...(badge ? { badge } : {})}
        onClick={() => setOpen(true)}
      />
      {open ? (
        <Suspense>
          <NotificationSheet open={open} onOpenChange={setOpen} />
        </Suspense>
      ) : null}
    </>
  )
}
