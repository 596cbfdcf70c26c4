import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { supabase } from '../client/client.ts'
import { AppError } from '../errors/app-error.ts'
import { toAppError } from '../errors/to-app-error.ts'
import { useUserId } from '../session/session-store.ts'
import { discoveryKeys } from './keys.ts'

/** Whether the signed-in user allows suggestions from their own orders; nothing is asked for guests. */
export function usePersonalSuggestions() {
  const userId = useUserId()
  return useQuery({
    queryKey: discoveryKeys.personal(userId),
    enabled: userId !== null,
    queryFn: async ({ signal }) => {
      const { data, error } = await (await supabase())
        .from('profiles')
        .select('personal_suggestions')
        .eq('id', userId ?? '')
        .abortSignal(signal)
        .single()
      if (error) throw toAppError(error)
      return data.personal_suggestions
    },
  })
}

/** Allows suggestions, or ends them; shown at once and rolled back when the request fails. */
export function useAllowSuggestions() {
  const queryClient = useQueryClient()
  const userId = useUserId()
  const queryKey = discoveryKeys.personal(userId)
  return useMutation({
    scope: { id: 'personal-suggestions' },
    mutationFn: async (isAllowed: boolean) => {
      if (userId === null) throw new AppError('user_not_found', 'user_not_found', false)
      const { error } = await (await supabase())
        .from('profiles')
        .update({ personal_suggestions: isAllowed })
        .eq('id', userId)
        .select('id')
        .single()
      if (error) throw toAppError(error)
    },
    onMutate: async (isAllowed) => {
      await queryClient.cancelQueries({ queryKey })
      const before = queryClient.getQueryData<boolean>(queryKey)
      queryClient.setQueryData(queryKey, isAllowed)
      return { before }
    },
    onError: (_error, _isAllowed, context) => queryClient.setQueryData(queryKey, context?.before),
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey })
      void queryClient.invalidateQueries({ queryKey: discoveryKeys.forYouOf(userId) })
    },
  })
}
