import type { Notification } from '@angadi/data/notifications/notification.ts'
import { useNotifications } from '@angadi/data/notifications/notifications.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { EmptyState } from '@angadi/ui/empty-state/empty-state.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { Bell } from 'lucide-react'
import { useState } from 'react'
import { LoadFailed } from '../load-failed.tsx'
import { NotificationRow } from './notification-row.tsx'

/** How many the header shows, live, before "show all" (Spec §9 Orders: header notifications 5 live). */
const LIVE = 5

export interface NotificationListProps {
  readonly onFollow: (notification: Notification) => void
  readonly onDelete: (notification: Notification) => void
}

/** The latest five notifications, and on request the whole list. */
export function NotificationList({ onFollow, onDelete }: NotificationListProps) {
  const { t } = useTranslation(['header', 'shell', 'common'])
  const { data, error, isFetching, refetch } = useNotifications()
  const [isWhole, setFullApp] = useState(false)
  if (!data)
    return error ? (
      <LoadFailed
        title={t('header:notifications.failed')}
        error={error}
        busy={isFetching}
        onRetry={refetch}
      />
    ) : (
      <ListSkeleton />
    )
  if (data.length === 0)
    return (
      <EmptyState picture={<Bell aria-hidden />} title={t('shell:notifications.empty')}>
        {t('shell:notifications.emptyText')}
      </EmptyState>
    )
  const shown = isWhole ? data : data.slice(0, LIVE)
  return (
    <>
      <ul className="divide-y divide-line">
        {shown.map((notification) => (
          <li key={notification.id}>
            <NotificationRow
              notification={notification}
              onFollow={() => onFollow(notification)}
              onDelete={() => onDelete(notification)}
            />
          </li>
        ))}
      </ul>
      {data.length > LIVE ? (
        <Button variant="quiet" wide aria-expanded={isWhole} onClick={() => setFullApp(!isWhole)}>
          {isWhole
            ? t('header:notifications.fewer', { count: LIVE })
            : t('header:notifications.showAll', { count: data.length })}
        </Button>
      ) : null}
    </>
  )
}

function ListSkeleton() {
  const { t } = useTranslation('common')
  return (
    <SkeletonGroup label={t('loading')}>
      {[0, 1, 2].map((row) => (
        <div key={row} className="flex gap-3.5 py-3.5">
          <Skeleton shape="circle" className="size-11 shrink-0" />
          <div className="flex flex-1 flex-col gap-2 py-1">
            <Skeleton className="w-2/5" />
            <Skeleton className="w-4/5" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  )
}
