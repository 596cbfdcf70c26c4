import { queryOptions, useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { useUserId } from '../session/session-store.ts'
import { notificationKeys } from './keys.ts'
import type { Notification } from './notification.ts'
import { LIST_LIMIT, useNotifications } from './notifications.ts'

/** How many of a user's notifications are unread, as the server counts them; 100 means more. */
export function unreadCountOptions(userId: string | null) {
  return queryOptions({
    queryKey: notificationKeys.unread(userId),
    enabled: userId !== null,
    queryFn: ({ signal }) => call('count_unread_notifications', {}, z.number(), signal),
  })
}

/**
 * How many are unread: counted in the list while it holds all of them, so that reading one shows at once, and by the
 * server when the list is full (Spec §9 Orders: badge caps 99+).
 *
 * @param counted what the server counted; undefined before it has answered
 */
export function unreadOf(list: readonly Notification[], counted: number | undefined): number {
  const listed = list.filter((notification) => !notification.is_read).length
  return list.length < LIST_LIMIT ? listed : Math.max(listed, counted ?? 0)
}

/** How many of the signed-in user's notifications are unread; 100 means more. */
export function useUnreadCount(): number {
  const userId = useUserId()
  const { data: list = [] } = useNotifications()
  const { data: counted } = useQuery({
    ...unreadCountOptions(userId),
    enabled: userId !== null && list.length >= LIST_LIMIT,
  })
  return unreadOf(list, counted)
}
