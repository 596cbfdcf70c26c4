import { useQueryClient } from '@tanstack/react-query'
import { isResync, useTopic } from '../realtime/use-topic.ts'
import { useUserId } from '../session/session-store.ts'
import { courierKeys } from './keys.ts'
import { takeOverEvent } from './take-over-event.ts'

/** Updates offers, jobs and earnings from live events; use once per page. */
export function useLiveCourier(): void {
  const queryClient = useQueryClient()
  const userId = useUserId()
  useTopic(userId === null ? undefined : `user:${userId}`, (event) => {
    if (isResync(event.event)) void queryClient.invalidateQueries({ queryKey: courierKeys.all })
    else takeOverEvent(queryClient, userId, event)
  })
}
