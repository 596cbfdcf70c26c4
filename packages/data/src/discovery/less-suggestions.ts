import { useLanguage } from '@angadi/i18n/language-store.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { nothing } from '../rows.ts'
import { useUserId } from '../session/session-store.ts'
import { rows } from '../vocabulary.ts'
import type { Suggestion } from './for-you.ts'
import { discoveryKeys } from './keys.ts'

const unwanted = z.object({
  item_id: z.string(),
  item_name: z.string(),
  vendor_name: z.string(),
  picture: z.nullable(z.string()),
})

/** What the user does not want to be suggested, the latest first; nothing for guests. */
export function useLessSuggestions() {
  const userId = useUserId()
  const language = useLanguage((state) => state.language)
  return useQuery({
    queryKey: discoveryKeys.less(userId, language),
    enabled: userId !== null,
    queryFn: ({ signal }) => call('my_less_suggestions', { language }, rows(unwanted), signal),
  })
}

/**
 * "Less of this", and taking it back. The item leaves all lists of suggestions at once, and returns when the request
 * fails. Repeating either changes nothing.
 */
export function useLessOfThis() {
  const queryClient = useQueryClient()
  const userId = useUserId()
  const queryKey = discoveryKeys.forYouOf(userId)
  return useMutation({
    scope: { id: 'less-of-this' },
    mutationFn: ({ itemId, isLess }: { readonly itemId: string; readonly isLess: boolean }) =>
      call(isLess ? 'less_of_this' : 'more_of_this', { item_id: itemId }, nothing),
    onMutate: async ({ itemId, isLess }) => {
      await queryClient.cancelQueries({ queryKey })
      const before = queryClient.getQueriesData<readonly Suggestion[]>({ queryKey })
      if (isLess)
        queryClient.setQueriesData<readonly Suggestion[]>({ queryKey }, (list) =>
          list?.filter(({ item_id }) => item_id !== itemId),
        )
      return { before }
    },
    onError: (_error, _change, context) => {
      for (const [key, list] of context?.before ?? []) queryClient.setQueryData(key, list)
    },
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey })
      void queryClient.invalidateQueries({ queryKey: discoveryKeys.lessOf(userId) })
    },
  })
}
