import { useLanguage } from '@angadi/i18n/language-store.ts'
import type { Language } from '@angadi/i18n/languages.ts'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { orderKeys } from '../orders/keys.ts'
import { isResync, useTopic } from '../realtime/use-topic.ts'
import { useUserId } from '../session/session-store.ts'
import { inAnotherLanguage } from '../vendors/in-another-language.ts'
import { groceryKeys } from './keys.ts'
import { picking } from './picking.ts'

/** How far an order of groceries of the signed-in customer is picked. */
export function myPickingOptions(orderId: string, language: Language) {
  return queryOptions({
    queryKey: groceryKeys.picking(orderId, 'customer', language),
    staleTime: 0,
    queryFn: ({ signal }) => call('my_picking', { order_id: orderId, language }, picking, signal),
  })
}

/** How far an order of groceries is picked, kept up to date while it is shown. */
export function useMyPicking(orderId: string) {
  const queryClient = useQueryClient()
  const userId = useUserId()
  useTopic(userId === null ? undefined : `user:${userId}`, ({ event, payload }) => {
    const isAboutIt = (event === 'picking' || event === 'order') && payload['order_id'] === orderId
    if (isResync(event) || isAboutIt)
      void queryClient.invalidateQueries({ queryKey: groceryKeys.pickingOf(orderId) })
  })
  const options = myPickingOptions(
    orderId,
    useLanguage((state) => state.language),
  )
  return useQuery({ ...options, placeholderData: inAnotherLanguage(options.queryKey) })
}

/**
 * Accepts or refuses a substitution.
 *
 * @throws AppError substitution_too_late, substitution_answered, substitution_withdrawn
 */
export function useAnswerSubstitution(orderId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, accept }: { readonly id: string; readonly accept: boolean }) =>
      call('answer_substitution', { substitution_id: id, accept }, z.object({ state: z.string() })),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: groceryKeys.pickingOf(orderId) }),
        queryClient.invalidateQueries({ queryKey: orderKeys.tracking(orderId) }),
      ]),
  })
}
