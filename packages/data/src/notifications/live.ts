import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import * as z from 'zod/mini'
import { takeOver } from '../realtime/take-over.ts'
import { isResync, useTopic } from '../realtime/use-topic.ts'
import { useUserId } from '../session/session-store.ts'
import { notificationKeys } from './keys.ts'
import { type Notification, newSince } from './notification.ts'
import { LIST_LIMIT, notificationsOptions } from './notifications.ts'

const notificationEvent = z.object({
  notification: z.object({
    id: z.string(),
    title: z.string(),
    message: z.string(),
    type: z.string(),
    is_read: z.boolean(),
    created_at: z.string(),
    expires_at: z.string(),
    action_url: z.nullable(z.string()),
    template: z.string(),
    params: z.unknown(),
  }),
})

/**
 * Updates the list from live events, which carry the notification; use once per page.
 *
 * @param onArrival called with each notification that comes while the page is open, oldest first
 */
export function useLiveNotifications(onArrival: (notification: Notification) => void): void {
  const queryClient = useQueryClient()
  const userId = useUserId()
  const { queryKey } = notificationsOptions(userId)
  const told = useRef(new Set<string>())
  const tell = (known: readonly Notification[] | undefined, list: readonly Notification[] | undefined) => {
    if (!known || !list) return
    // Two fetches may overlap and find the same notification.
    for (const one of newSince(known, list)) {
      if (told.current.has(one.id)) continue
      told.current.add(one.id)
      onArrival(one)
    }
  }
  const look = useEffectEvent(async () => {
    const known = queryClient.getQueryData(queryKey)
    await queryClient.invalidateQueries({ queryKey: notificationKeys.of(userId) })
    tell(known, queryClient.getQueryData(queryKey))
  })
  const take = (notification: Notification) => {
    const known = queryClient.getQueryData(queryKey)
    if (!known || queryClient.isFetching({ queryKey, exact: true }) > 0) {
      void look()
      return
    }
    takeOver<readonly Notification[]>(queryClient, queryKey, (list) =>
      [notification, ...list.filter(({ id }) => id !== notification.id)].slice(0, LIST_LIMIT),
    )
    // A full list does not hold all that are unread: the server counts them.
    if (known.length >= LIST_LIMIT)
      void queryClient.invalidateQueries({ queryKey: notificationKeys.unread(userId) })
    tell(known, queryClient.getQueryData(queryKey))
  }
  // The list may be older than the listening.
  useEffect(() => {
    if (userId !== null) void look()
  }, [userId])
  useTopic(userId === null ? undefined : `user:${userId}`, ({ event, payload }) => {
    const { data } = notificationEvent.safeParse(payload)
    if (event === 'notification' && data) take(data.notification)
    else if (event === 'notification' || isResync(event)) void look()
  })
}
