import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useUserId } from '../session/session-store.ts'
import { readPushState, turnPushOn } from './subscription.ts'

/** Query keys of push. */
const pushKeys = { of: (userId: string | null) => ['push', userId] as const }

/** Whether push notifications are on in this browser, and how to switch them on. */
export function usePush() {
  const queryClient = useQueryClient()
  const userId = useUserId()
  const queryKey = pushKeys.of(userId)
  const { data: state } = useQuery({
    queryKey,
    enabled: userId !== null,
    queryFn: readPushState,
    // It is the browser's answer: no network is needed for it.
    networkMode: 'always',
  })
  const turnOn = useMutation({
    mutationFn: turnPushOn,
    onSuccess: (next) => queryClient.setQueryData(queryKey, next),
  })
  return { state, turnOn }
}
