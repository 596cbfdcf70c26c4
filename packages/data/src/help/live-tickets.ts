import { useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { isResync, useTopic } from '../realtime/use-topic.ts'
import { useUserId } from '../session/session-store.ts'
import { helpKeys } from './keys.ts'

const about = z.object({ ticket_id: z.string() })

/** Fetches tickets again when something happens to them; for customers and for support. Use once per page. */
export function useLiveTickets(): void {
  const queryClient = useQueryClient()
  const userId = useUserId()
  useTopic(userId === null ? undefined : `user:${userId}`, ({ event, payload }) => {
    if (isResync(event)) {
      void queryClient.invalidateQueries({ queryKey: helpKeys.all }, { cancelRefetch: false })
      return
    }
    const { data } = about.safeParse(payload)
    if (event !== 'ticket' || !data) return
    for (const queryKey of [
      helpKeys.ticket(data.ticket_id),
      helpKeys.mine(userId),
      helpKeys.inboxes,
      helpKeys.overview,
    ])
      void queryClient.invalidateQueries({ queryKey })
  })
}
