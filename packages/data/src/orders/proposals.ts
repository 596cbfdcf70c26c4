import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { isResync, useTopic } from '../realtime/use-topic.ts'
import { orderStatus } from '../rows.ts'
import { useUserId } from '../session/session-store.ts'
import { rows, vocabulary } from '../vocabulary.ts'
import { orderKeys } from './keys.ts'

const proposal = z.object({
  id: z.string(),
  /** What was ordered. */
  dish: z.string(),
  of_pieces: z.number(),
  missing: z.number(),
  missing_paise: z.number(),
  /** What is offered instead; null asks whether to do without. */
  name: z.nullable(z.string()),
  picture: z.nullable(z.string()),
  unit_paise: z.nullable(z.number()),
  quantity: z.nullable(z.number()),
  /** What the customer pays for it: never more than for what is missing. */
  total_paise: z.number(),
  state: vocabulary(['offered', 'accepted', 'refused'], 'refused'),
  answered_by: z.nullable(vocabulary(['customer', 'silence', 'store'], 'store')),
  answer_by: z.string(),
  back_paise: z.number(),
  /** Whether nothing else is left of the order. */
  is_all: z.boolean(),
})
/** What a restaurant asks about a dish that ran out; amounts in paise. */
export type DishProposal = z.infer<typeof proposal>

/** What the signed-in customer is asked about an order. */
export function myProposalsOptions(orderId: string) {
  return queryOptions({
    queryKey: orderKeys.proposals(orderId),
    staleTime: 0,
    queryFn: ({ signal }) =>
      call(
        'my_proposals',
        { order_id: orderId },
        z.object({ server_now: z.string(), proposals: rows(proposal) }),
        signal,
      ),
  })
}

/** What the signed-in customer is asked about dishes of an order, kept up to date while it is shown. */
export function useMyProposals(orderId: string) {
  const queryClient = useQueryClient()
  const userId = useUserId()
  useTopic(userId === null ? undefined : `user:${userId}`, ({ event, payload }) => {
    if (isResync(event) || (event === 'order' && payload['order_id'] === orderId))
      void queryClient.invalidateQueries({ queryKey: orderKeys.proposals(orderId) })
  })
  return useQuery(myProposalsOptions(orderId))
}

/** What a customer answers: the dish that is offered, without it, or no order at all, free of charge. */
export type ProposalAnswer = 'accept' | 'leave_out' | 'cancel'

/**
 * Answers a question about a dish.
 *
 * @throws AppError substitution_too_late, substitution_answered, substitution_withdrawn
 */
export function useAnswerProposal(orderId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, answer }: { readonly id: string; readonly answer: ProposalAnswer }) =>
      call(
        'answer_proposal',
        { proposal_id: id, answer },
        z.object({ state: z.string(), status: orderStatus, back_paise: z.number() }),
      ),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: orderKeys.proposals(orderId) }),
        queryClient.invalidateQueries({ queryKey: orderKeys.tracking(orderId) }),
      ]),
  })
}
