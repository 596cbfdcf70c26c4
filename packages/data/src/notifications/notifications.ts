import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { supabase } from '../client/client.ts'
import { toAppError } from '../errors/to-app-error.ts'
import { useUserId } from '../session/session-store.ts'
import { usePendingDeletions } from './hidden.ts'
import { notificationKeys } from './keys.ts'
import { type Notification, unexpired } from './notification.ts'

/** How many notifications are listed at the most (Spec §9 Orders: server list 50). */
export const LIST_LIMIT = 50

/** How often the list is checked for expired ones, in milliseconds. */
const EXPIRY_LOOK_MS = 60_000

/** The latest notifications of a user that have not expired, newest first (Spec §7 system_notifications). */
export function notificationsOptions(userId: string | null) {
  return queryOptions({
    queryKey: notificationKeys.of(userId),
    enabled: userId !== null,
    queryFn: async ({ signal }): Promise<readonly Notification[]> => {
      const { data, error } = await (await supabase())
        .from('system_notifications')
        .select('id, title, message, type, is_read, created_at, expires_at, action_url, template, params')
        .eq('user_id', userId ?? '')
        .gt('expires_at', new Date().toISOString())
        .order('created_at', { ascending: false })
        // Notifications of one moment keep their order.
        .order('id')
        .limit(LIST_LIMIT)
        .abortSignal(signal)
      if (error) throw toAppError(error)
      return data
    },
  })
}

/** The signed-in user's notifications; those that expire while the page is open vanish. */
export function useNotifications() {
  const userId = useUserId()
  const hidden = usePendingDeletions()
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), EXPIRY_LOOK_MS)
    return () => clearInterval(timer)
  }, [])
  return useQuery({
    ...notificationsOptions(userId),
    select: (list: readonly Notification[]) => unexpired(list, now).filter(({ id }) => !hidden.has(id)),
  })
}
