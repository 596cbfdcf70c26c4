import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { supabase } from '../client/client.ts'
import { toAppError } from '../errors/to-app-error.ts'
import { useUserId } from '../session/session-store.ts'
import { notificationKeys } from './keys.ts'
import { type Notification, without, withRead } from './notification.ts'

type Change = (list: readonly Notification[]) => readonly Notification[]

/** Shows a change before the server has answered; the returned function undoes it. */
async function show(queryClient: QueryClient, userId: string | null, change: Change): Promise<() => void> {
  const queryKey = notificationKeys.of(userId)
  await queryClient.cancelQueries({ queryKey })
  const before = queryClient.getQueryData<readonly Notification[]>(queryKey)
  queryClient.setQueryData<readonly Notification[]>(queryKey, (list) => list && change(list))
  return () => queryClient.setQueryData(queryKey, before)
}

function useChange<Of>(send: (what: Of) => Promise<unknown>, changeFor: (what: Of) => Change) {
  const queryClient = useQueryClient()
  const userId = useUserId()
  return useMutation({
    mutationFn: send,
    onMutate: async (what: Of) => ({ undo: await show(queryClient, userId, changeFor(what)) }),
    onError: (_error, _what, shown) => shown?.undo(),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: notificationKeys.of(userId) }),
  })
}

/** Marks a notification as read. */
export function useMarkRead() {
  return useChange(
    async (id: string) => {
      const { error } = await (await supabase())
        .from('system_notifications')
        .update({ is_read: true })
        .eq('id', id)
      if (error) throw toAppError(error)
    },
    (id) => (list) => withRead(list, (one) => one === id),
  )
}

/** Marks all notifications as read. */
export function useMarkAllRead() {
  return useChange<void>(
    () => call('mark_notifications_read', {}, z.number()),
    () => (list) => withRead(list, () => true),
  )
}

/** Deletes a notification for good. */
export function useDeleteNotification() {
  return useChange(
    async (id: string) => {
      const { error } = await (await supabase()).from('system_notifications').delete().eq('id', id)
      if (error) throw toAppError(error)
    },
    (id) => (list) => without(list, id),
  )
}
