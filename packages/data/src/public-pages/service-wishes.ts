import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { useUserId } from '../session/session-store.ts'
import { publicPageKeys } from './keys.ts'

/** The slugs of the services that the signed-in user waits for; nothing for guests. */
export function useServiceWishes() {
  const userId = useUserId()
  return useQuery({
    queryKey: publicPageKeys.wishes(userId),
    enabled: userId !== null,
    queryFn: ({ signal }) => call('my_service_wishes', {}, z.array(z.string()), signal),
  })
}

export interface ServiceWish {
  /** The category's slug. */
  readonly category: string
  readonly wanted: boolean
  /** The slug of the town where it is wanted. */
  readonly region?: string | undefined
}

const answer = z.object({ wanted: z.boolean(), wishes: z.number() })

/** Stores or withdraws the wish to be told when a service opens: a promise, so it is shown when the server has it. */
export function useWantService() {
  const queryClient = useQueryClient()
  const queryKey = publicPageKeys.wishes(useUserId())
  return useMutation({
    mutationFn: ({ category, wanted, region }: ServiceWish) =>
      call('want_service', { category, wanted, ...(region ? { region } : {}) }, answer),
    onSuccess: (_answer, { category, wanted }) =>
      queryClient.setQueryData<readonly string[]>(queryKey, (before = []) => {
        const others = before.filter((slug) => slug !== category)
        return wanted ? [...others, category] : others
      }),
    onSettled: () => void queryClient.invalidateQueries({ queryKey }),
  })
}
