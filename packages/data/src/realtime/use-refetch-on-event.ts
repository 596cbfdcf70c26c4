import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useUserId } from '../session/session-store.ts'
import { isResync, useTopic } from './use-topic.ts'

/**
 * Fetches queries again when the signed-in person's topic reports an event, or may have missed some.
 *
 * @param event the event's name on the topic, such as `job`
 * @param queryKey the key of the queries, or what it begins with
 */
export function useRefetchOnEvent(event: string, queryKey: QueryKey): void {
  const queryClient = useQueryClient()
  const userId = useUserId()
  useTopic(userId === null ? undefined : `user:${userId}`, (heard) => {
    if (heard.event === event || isResync(heard.event)) void queryClient.invalidateQueries({ queryKey })
  })
}
