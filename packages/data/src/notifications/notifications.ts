import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { client } from '../client/client.ts'
import { toAppError } from '../errors/to-app-error.ts'
import { useTopic } from '../realtime/use-topic.ts'
import { useUserId } from '../session/session-store.ts'

/** Query keys of notifications. */
export const notificationKeys = { of: (userId: string | null) => ['notifications', userId] as const }

/** How many notifications are shown at the most (Spec §9 Orders: server list 50). */
const LIST_LIMIT = 50

/** The latest notifications that have not expired. */
export function useNotifications() {
  const userId = useUserId()
  return useQuery({
    queryKey: notificationKeys.of(userId),
    enabled: userId !== null,
    queryFn: async () => {
      const { data, error } = await client()
        .rest.from('system_notifications')
        .select('id, title, message, type, is_read, created_at, action_url, template, params')
        .gt('expires_at', new Date().toISOString())
        .order('created_at', { ascending: false })
        .limit(LIST_LIMIT)
      if (error) throw toAppError(error)
      return data
    },
  })
}

/** Keeps the list in step with what arrives; once per page. */
export function useLiveNotifications(): void {
  const queryClient = useQueryClient()
  const userId = useUserId()
  useTopic(userId === null ? undefined : `user:${userId}`, ({ event }) => {
    if (event === 'notification' || event === 'rejoined')
      void queryClient.invalidateQueries({ queryKey: notificationKeys.of(userId) })
  })
}

/** Marks one as read. */
export function useMarkRead() {
  const queryClient = useQueryClient()
  const userId = useUserId()
  return useMutation({
    mutationFn: async (id: string) => {
      const { error } = await client()
        .rest.from('system_notifications')
        .update({ is_read: true })
        .eq('id', id)
      if (error) throw toAppError(error)
    },
    onSettled: () => void queryClient.invalidateQueries({ queryKey: notificationKeys.of(userId) }),
  })
}

/** Marks all as read. */
export function useMarkAllRead() {
  const queryClient = useQueryClient()
  const userId = useUserId()
  return useMutation({
    mutationFn: () => call('mark_notifications_read', {}, z.number()),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: notificationKeys.of(userId) }),
  })
}

/** Deletes one. */
export function useDeleteNotification() {
  const queryClient = useQueryClient()
  const userId = useUserId()
  return useMutation({
    mutationFn: async (id: string) => {
      const { error } = await client().rest.from('system_notifications').delete().eq('id', id)
      if (error) throw toAppError(error)
    },
    onSettled: () => void queryClient.invalidateQueries({ queryKey: notificationKeys.of(userId) }),
  })
}
