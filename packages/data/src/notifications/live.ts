import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { isResync, useTopic } from '../realtime/use-topic.ts'
import { useUserId } from '../session/session-store.ts'
import { notificationKeys } from './keys.ts'
import { type Notification, newSince } from './notification.ts'
import { notificationsOptions } from './notifications.ts'

/**
 * Updates the list from live events; use once per page.
 *
 * @param onArrival called with each notification that comes while the page is open, oldest first
 */
export function useLiveNotifications(onArrival: (notification: Notification) => void): void {
  const queryClient = useQueryClient()
  const userId = useUserId()
  const told = useRef(new Set<string>())
  const look = useEffectEvent(async () => {
    const { queryKey } = notificationsOptions(userId)
    const known = queryClient.getQueryData(queryKey)
    await queryClient.invalidateQueries({ queryKey: notificationKeys.of(userId) })
    const list = queryClient.getQueryData(queryKey)
    if (!known || !list) return
    // Two looks may overlap and find the same.
    for (const one of newSince(known, list)) {
      if (told.current.has(one.id)) continue
      told.current.add(one.id)
      onArrival(one)
    }
  })
  // The list may be older than the listening.
  useEffect(() => {
    if (userId !== null) void look()
  }, [userId])
  useTopic(userId === null ? undefined : `user:${userId}`, ({ event }) => {
    if (event === 'notification' || isResync(event)) void look()
  })
}
